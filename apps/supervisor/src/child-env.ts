import path from 'node:path';
import { privateKeyToAddress } from 'viem/accounts';
import type { Env } from './env.ts';
import type { Secrets } from './secrets.ts';
import type { SiteSettings } from './web-build.ts';

/** What the environments of the processes are made of. */
export interface ChildEnvSources {
  /** Folder of the source code. */
  readonly root: string;
  readonly env: Env;
  readonly secrets: Secrets;
}

/** Where the chain's node answers. */
export interface ChainAddress {
  readonly rpcUrl: string;
  readonly wsUrl: string;
}

/** Links of the site and who runs it. */
const SITE_TEXTS = [
  'NOVA_COMMUNITY_URL',
  'NOVA_POWERED_BY_URL',
  'NOVA_SOCIAL_URLS',
  'NOVA_OPERATOR_NAME',
  'NOVA_OPERATOR_ADDRESS',
  'NOVA_OPERATOR_EMAIL',
  'NOVA_OPERATOR_PHONE',
  'NOVA_OPERATOR_REGISTER',
  'NOVA_OPERATOR_VAT_ID',
  'NOVA_OPERATOR_RESPONSIBLE',
  'NOVA_OPERATOR_COUNTRY',
  'NOVA_TEAM',
] as const;

/** What the website's build is told. */
export const toSiteSettings = (env: Env): SiteSettings => ({
  NOVA_NETWORK: env.NOVA_NETWORK,
  ...passOn(env, 'PUBLIC_ORIGIN', ...SITE_TEXTS),
});

function common({ env }: ChildEnvSources): Record<string, string> {
  return { NOVA_NETWORK: env.NOVA_NETWORK, NOVA_DATA_DIR: env.NOVA_DATA_DIR, LOG_LEVEL: env.LOG_LEVEL };
}

/** The environment of the chain's node. */
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

/** When the chain takes newer rules of Ethereum. */
const RULES = ['BASE_FEE_TIME', 'PRAGUE_TIME', 'OSAKA_TIME'] as const;
/** Blocks without a transaction after one with it. */
const HEARTBEAT = ['HEARTBEAT_SECONDS', 'HEARTBEAT_COUNT'] as const;

/** Where uploaded files lie: the data folder, unless a bucket is named. */
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

/** What the keys of the worker do at most, whatever the outbox says. */
const LIMITS = [
  'GAS_WEI_PER_TRANSACTION',
  'GAS_WEI_PER_DAY',
  'GAS_TRANSACTIONS_PER_DAY',
  'MONEY_TRANSACTIONS_PER_DAY',
  'CURATION_TRANSACTIONS_PER_DAY',
  'PAUSING_TRANSACTIONS_PER_DAY',
] as const;

/** Ethereum for payments over the bridge: the api tells people where to pay, the worker looks payments up. */
const MAINNET = ['MAINNET_RPC_URL', 'MAINNET_TREASURY', 'MAINNET_USDT', 'MAINNET_CONFIRMATIONS'] as const;

/** Where a signer answers, and what it knows the worker by. */
export interface SignerAddress {
  readonly url: string;
  readonly token: string;
}

const LANE_KEYS = ['ATTESTOR_KEY', 'OPERATOR_KEY', 'GAS_KEY', 'CURATOR_KEY', 'PAUSER_KEY'] as const;

/** Keys with which the server signs, for the one process that holds them. */
function laneKeys({ secrets }: ChildEnvSources): Record<string, string> {
  return Object.fromEntries(LANE_KEYS.map((name) => [name, secrets[name]]));
}

/** The environment of the signer. @param contractsFile where the deployment is written down */
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

/** PostgreSQL itself with the login of a process, where its address leads through a pooler. */
function directAddress({ env }: ChildEnvSources, databaseUrl: string): Record<string, string> {
  if (env.DATABASE_DIRECT_URL === undefined) return {};
  const direct = new URL(env.DATABASE_DIRECT_URL);
  ({ username: direct.username, password: direct.password } = new URL(databaseUrl));
  return { DATABASE_DIRECT_URL: direct.href };
}

/** The environment of the worker. @param signer who holds the keys; without one the worker does */
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
    ...directAddress(options, databaseUrl),
    CHAIN_RPC_URL: chain.rpcUrl,
    CHAIN_WS_URL: chain.wsUrl,
    ...(signer ? { SIGNER_URL: signer.url, SIGNER_TOKEN: signer.token } : laneKeys(options)),
    USER_HASH_PEPPER: secrets.USER_HASH_PEPPER,
    SITE_URL: `http://${toReachable(env.HOST)}:${env.PORT}`,
  };
}

/** The environment of the api. */
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
    ...directAddress(options, databaseUrl),
    CHAIN_RPC_URL: chain.rpcUrl,
    CHAIN_WS_URL: chain.wsUrl,
    ADMIN_TOKEN: secrets.ADMIN_TOKEN,
    SESSION_SECRET: secrets.SESSION_SECRET,
    USER_HASH_PEPPER: secrets.USER_HASH_PEPPER,
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
    ),
  };
}

/** Where the node answers that is started with `port`. */
export function nodeAddress({ NODE_HOST }: Env, port: number): ChainAddress {
  const host = `${toReachable(NODE_HOST)}:${port}`;
  return { rpcUrl: `http://${host}`, wsUrl: `ws://${host}` };
}

/** The address of the website to be shown; "all addresses" is no address. */
export function siteUrl({ HOST, PORT }: Env): string {
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::';
  return `http://${isEverywhere ? 'localhost' : toReachable(HOST)}:${PORT}`;
}

/** How a process of this machine reaches what listens on a host; "all addresses" is no address. */
export function toReachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** What was set for us and is meant for a child; unset stays unset, so that the child's own default holds. */
function passOn(env: Env, ...names: readonly (keyof Env)[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined ? [] : [[name, String(env[name])]])),
  );
}
