import { SITE_SETTINGS } from '@nova/shared/site/site-settings';
import { type NodeAddress, toNodeAddresses } from '@nova/runtime/node-addresses';
import path from 'node:path';
import { privateKeyToAddress } from 'viem/accounts';
import type { Env } from './env.ts';
import type { Secrets } from './secrets.ts';
import type { SiteSettings } from './web-build.ts';

/** Sources of the environments of all processes. */
export interface ChildEnvSources {
  /** Root folder of the source code. */
  readonly root: string;
  readonly env: Env;
  readonly secrets: Secrets;
}

/** Addresses of the chain's node. */
export interface ChainAddress extends NodeAddress {
  /** Further nodes of the same chain, used in this order while the first one is not good. */
  readonly furtherNodes?: readonly NodeAddress[] | undefined;
}

/** Pairs the configured lists of addresses; the first node is the preferred one. */
export function toChainAddress(rpcUrls: readonly string[], wsUrls?: readonly string[]): ChainAddress {
  const [first, ...furtherNodes] = toNodeAddresses(rpcUrls, wsUrls);
  return { ...first, furtherNodes };
}

/** Returns the variables that list the chain's nodes. */
function chainEnv({ furtherNodes = [], ...first }: ChainAddress): Record<string, string> {
  const nodes = [first, ...furtherNodes];
  return {
    CHAIN_RPC_URL: nodes.map(({ rpcUrl }) => rpcUrl).join(','),
    CHAIN_WS_URL: nodes.map(({ wsUrl }) => wsUrl).join(','),
  };
}

/** Links of the website and details of its operator. */
const SITE_TEXTS = Object.keys(SITE_SETTINGS) as (keyof typeof SITE_SETTINGS)[];

/** Returns the settings of the website's build. */
export const toSiteSettings = (env: Env): SiteSettings => ({
  NOVA_NETWORK: env.NOVA_NETWORK,
  ...passOn(env, 'PUBLIC_ORIGIN', ...SITE_TEXTS),
});

function common({ env }: ChildEnvSources): Record<string, string> {
  return { NOVA_NETWORK: env.NOVA_NETWORK, NOVA_DATA_DIR: env.NOVA_DATA_DIR, LOG_LEVEL: env.LOG_LEVEL };
}

/** Returns the environment of the chain's node. */
export function nodeEnv(options: ChildEnvSources, port: number): Record<string, string> {
  const { env, secrets } = options;
  return {
    ...common(options),
    NODE_HOST: env.NODE_HOST,
    NODE_PORT: String(port),
    VALIDATOR_KEY: secrets.VALIDATOR_KEY,
    GENESIS_DEPLOYER: privateKeyToAddress(secrets.DEPLOYER_KEY),
    COINBASE: privateKeyToAddress(secrets.OPERATOR_KEY),
    ...passOn(env, 'METRICS_PORT', 'STATE_KEEP_BLOCKS', 'ARCHIVE', 'FOLLOWERS', ...RULES, ...HEARTBEAT),
  };
}

/** Times from which the chain applies newer Ethereum rules. */
const RULES = ['BASE_FEE_TIME', 'PRAGUE_TIME', 'OSAKA_TIME'] as const;
/** Settings of the empty blocks after a block with a transaction. */
const HEARTBEAT = ['HEARTBEAT_SECONDS', 'HEARTBEAT_COUNT'] as const;

/** Bucket for uploaded files, which are otherwise stored in the data folder. */
const BUCKET = [
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
] as const;

function storageEnv(env: Env): Record<string, string> {
  return { STORAGE_DIR: path.join(env.NOVA_DATA_DIR, 'storage'), ...passOn(env, ...BUCKET) };
}

/** Limits of the worker's keys, enforced regardless of the outbox. */
const LIMITS = [
  'GAS_WEI_PER_TRANSACTION',
  'GAS_WEI_PER_DAY',
  'GAS_TRANSACTIONS_PER_DAY',
  'MONEY_TRANSACTIONS_PER_DAY',
  'CURATION_TRANSACTIONS_PER_DAY',
  'PAUSING_TRANSACTIONS_PER_DAY',
] as const;

/** Settings of payments from Ethereum: the api shows users where to pay, the worker looks payments up. */
const MAINNET = ['MAINNET_RPC_URL', 'MAINNET_TREASURY', 'MAINNET_USDT', 'MAINNET_CONFIRMATIONS'] as const;

/** Address of a signer, and the token that identifies the worker. */
export interface SignerAddress {
  readonly url: string;
  readonly token: string;
}

const LANE_KEYS = [
  'ATTESTOR_KEY',
  'OPERATOR_KEY',
  'GAS_KEY',
  'CURATOR_KEY',
  'PAUSER_KEY',
  'GUARDIAN_KEY',
] as const;

/** Returns the server's signing keys for the only process that holds them. */
function laneKeys({ secrets }: ChildEnvSources): Record<string, string> {
  return Object.fromEntries(
    LANE_KEYS.flatMap((name) => (secrets[name] === undefined ? [] : [[name, secrets[name]]])),
  );
}

/** Returns the address of the guardian's key for the api, which never gets the key itself. */
function guardianEnv({ env, secrets }: ChildEnvSources): Record<string, string> {
  const key = secrets.GUARDIAN_KEY;
  if (env.EMAIL_GUARDIAN !== undefined) return { EMAIL_GUARDIAN: env.EMAIL_GUARDIAN };
  return key === undefined ? {} : { EMAIL_GUARDIAN: privateKeyToAddress(key) };
}

/** Returns the environment of the signer. @param contractsFile Deployment file. */
export function signerEnv(
  options: ChildEnvSources,
  { contractsFile, port, token }: { contractsFile: string; port: number; token: string },
): Record<string, string> {
  return {
    NOVA_NETWORK: options.env.NOVA_NETWORK,
    LOG_LEVEL: options.env.LOG_LEVEL,
    SIGNER_PORT: String(port),
    SIGNER_TOKEN: token,
    SIGNER_DIR: path.join(options.env.NOVA_DATA_DIR, 'signer'),
    SIGNER_CONTRACTS: contractsFile,
    ...laneKeys(options),
  };
}

/**
 * Returns another URL of the database, if it is set, with the login of a process. The direct URL leads around
 * a pooler, the read URL to a replica.
 */
function withLogin(
  { env }: ChildEnvSources,
  name: 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL',
  databaseUrl: string,
): Record<string, string> {
  const value = env[name];
  if (value === undefined) return {};
  const url = new URL(value);
  ({ username: url.username, password: url.password } = new URL(databaseUrl));
  return { [name]: url.href };
}

/**
 * Returns the environment of the worker. @param signer Holder of the keys; without one, the worker holds
 * them.
 */
export function workerEnv(
  options: ChildEnvSources,
  databaseUrl: string,
  chain: ChainAddress,
  signer?: SignerAddress,
): Record<string, string> {
  const { env, secrets } = options;
  const stripeKey = env.STRIPE_WORKER_KEY ?? env.STRIPE_SECRET_KEY;
  return {
    ...common(options),
    ...passOn(
      env,
      'CHAIN_CONFIRMATIONS',
      'CHAIN_FINALITY_WINDOW',
      'WORKER_HEALTH_PORT',
      'SMTP_URL',
      'MAIL_FROM',
      'NFT_METADATA_ORIGINS',
      'PUBLIC_ORIGIN',
      'STRIPE_API_URL',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      ...LIMITS,
      ...MAINNET,
    ),
    ...(stripeKey === undefined ? {} : { STRIPE_SECRET_KEY: stripeKey }),
    ...storageEnv(env),
    DATABASE_URL: databaseUrl,
    ...withLogin(options, 'DATABASE_DIRECT_URL', databaseUrl),
    ...chainEnv(chain),
    ...(signer ? { SIGNER_URL: signer.url, SIGNER_TOKEN: signer.token } : laneKeys(options)),
    USER_HASH_PEPPER: secrets.USER_HASH_PEPPER,
    SITE_URL: `http://${toReachable(env.HOST)}:${env.PORT}`,
  };
}

/** Returns the environment of the api. */
export function apiEnv(
  options: ChildEnvSources,
  databaseUrl: string,
  chain: ChainAddress,
): Record<string, string> {
  const { env, secrets, root } = options;
  return {
    ...common(options),
    ...storageEnv(env),
    HOST: env.HOST,
    PORT: String(env.PORT),
    DATABASE_URL: databaseUrl,
    ...withLogin(options, 'DATABASE_DIRECT_URL', databaseUrl),
    ...withLogin(options, 'DATABASE_READ_URL', databaseUrl),
    ...chainEnv(chain),
    ADMIN_TOKEN: secrets.ADMIN_TOKEN,
    SESSION_SECRET: secrets.SESSION_SECRET,
    USER_HASH_PEPPER: secrets.USER_HASH_PEPPER,
    ...guardianEnv(options),
    WEB_ROOT: path.join(root, 'apps/web/build/client'),
    ...passOn(
      env,
      'PUBLIC_ORIGIN',
      'TRUSTED_PROXIES',
      'RATE_LIMIT_FACTOR',
      'CONTACT_EMAIL',
      ...MAINNET,
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_URL',
      'STORAGE_PUBLIC_URL',
      'CHAIN_CONFIRMATIONS',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'WALLETCONNECT_PROJECT_ID',
      'WALLETCONNECT_RELAY_URL',
    ),
  };
}

/** Returns the address of a node started with `port`. */
export function nodeAddress({ NODE_HOST }: Env, port: number): ChainAddress {
  const host = `${toReachable(NODE_HOST)}:${port}`;
  return { rpcUrl: `http://${host}`, wsUrl: `ws://${host}` };
}

/**
 * Returns the website's address for display. A wildcard host is not an address, and the site of this machine
 * is shown under the name that its links use by default: a browser keeps a session for each name.
 */
export function siteUrl({ HOST, PORT }: Env): string {
  const isLocal = ['0.0.0.0', '::', '127.0.0.1'].includes(HOST);
  return `http://${isLocal ? 'localhost' : toReachable(HOST)}:${PORT}`;
}

/** Returns the address at which local processes reach a host; a wildcard host is not an address. */
export function toReachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Returns the variables that are set here but meant for a child. Unset ones stay unset, so that the child's
 * default applies.
 */
function passOn(env: Env, ...names: readonly (keyof Env)[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined ? [] : [[name, String(env[name])]])),
  );
}
