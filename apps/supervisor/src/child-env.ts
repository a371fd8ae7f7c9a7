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
const SITE_WORDS = [
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
] as const;

/** What the website's build is told. */
export const toSiteSettings = (env: Env): SiteSettings => ({
  NOVA_NETWORK: env.NOVA_NETWORK,
  ...passOn(env, 'PUBLIC_ORIGIN', ...SITE_WORDS),
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
    ...passOn(env, 'METRICS_PORT', 'STATE_KEEP_BLOCKS', 'ARCHIVE', 'FOLLOWERS'),
  };
}

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

/** Ethereum for payments over the bridge: the api tells people where to pay, the worker looks payments up. */
const MAINNET = ['MAINNET_RPC_URL', 'MAINNET_TREASURY', 'MAINNET_USDT', 'MAINNET_CONFIRMATIONS'] as const;

/** The environment of the worker. */
export function workerEnv(
  options: ChildEnvSources,
  databaseUrl: string,
  chain: ChainAddress,
): Record<string, string> {
  const { env, secrets } = options;
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
      'STRIPE_SECRET_KEY',
      'STRIPE_API_URL',
      ...MAINNET,
    ),
    ...storageEnv(env),
    DATABASE_URL: databaseUrl,
    CHAIN_RPC_URL: chain.rpcUrl,
    CHAIN_WS_URL: chain.wsUrl,
    ATTESTOR_KEY: secrets.ATTESTOR_KEY,
    OPERATOR_KEY: secrets.OPERATOR_KEY,
    GAS_KEY: secrets.GAS_KEY,
    CURATOR_KEY: secrets.CURATOR_KEY,
    PAUSER_KEY: secrets.PAUSER_KEY,
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
