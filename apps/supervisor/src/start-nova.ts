import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privateKeyToAddress } from 'viem/accounts';
import type { ProgressTeller } from './console/progress.ts';
import { systemEnv, type Env } from './env.ts';
import type { Secrets } from './secrets.ts';
import { Services } from './services.ts';
import { prepareChain, prepareDatabase } from './preparations.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';
import { chooseFreePort } from './ports.ts';

export interface StartOptions {
  readonly root: string;
  readonly env: Env;
  readonly secrets: Secrets;
  readonly progress: ProgressTeller;
  onFatal(message: string): void;
}

export interface RunningNova {
  readonly url: string;
  readonly rpcUrl: string;
  readonly databaseUrl: string;
  pids: Services['pids'];
  stop(): Promise<void>;
}

/** In the data folder: where the node of this start answers, for a backup made meanwhile. */
export const NODE_ADDRESS_FILE = 'node-address';

const DEFAULT_NODE_PORT = 4001;
const DEFAULT_POSTGRES_PORT = 4002;

/**
 * Starts what the environment does not bring along, in the order in which they need each other: database and chain
 * side by side with the website's build, then those who write to both. When a step fails, what runs is stopped.
 */
export async function startNova(options: StartOptions): Promise<RunningNova> {
  const { env } = options;
  const services = new Services(options);
  try {
    const [databaseUrl, chain] = await allOf(
      startDatabase(options, services),
      startChain(options, services),
      buildWebIfStale(options),
    );
    await allOf(
      options.progress.step('worker', () => services.start('worker', workerEnv(options, databaseUrl, chain))),
      options.progress.step('api', () => services.start('api', apiEnv(options, databaseUrl, chain))),
    );
    const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
    return {
      url: `http://${host}:${env.PORT}`,
      rpcUrl: chain.rpcUrl,
      databaseUrl,
      pids: () => services.pids(),
      stop: () => services.stopAll(),
    };
  } catch (error) {
    await services.stopAll();
    throw error;
  }
}

/** Like Promise.all, but lets every step come to its end first: stopping must not pull the ground from under one. */
async function allOf<T extends readonly unknown[]>(...steps: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const results = await Promise.allSettled(steps);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}

interface ChainAddress {
  readonly rpcUrl: string;
  readonly wsUrl: string;
}

async function startDatabase(options: StartOptions, services: Services): Promise<string> {
  const { env, progress } = options;
  const databaseUrl =
    env.DATABASE_URL ??
    (await progress.step('database', () => services.startPostgres(DEFAULT_POSTGRES_PORT)));
  await prepareDatabase(databaseUrl);
  return databaseUrl;
}

async function startChain(options: StartOptions, services: Services): Promise<ChainAddress> {
  const { env, secrets, progress } = options;
  const chain = env.CHAIN_RPC_URL
    ? { rpcUrl: env.CHAIN_RPC_URL, wsUrl: env.CHAIN_WS_URL ?? env.CHAIN_RPC_URL.replace(/^http/, 'ws') }
    : await progress.step('chain', async () => {
        const port = env.NODE_PORT ?? (await chooseFreePort(env.HOST, DEFAULT_NODE_PORT));
        await services.start('node', nodeEnv(options, port));
        await writeFile(path.join(env.NOVA_DATA_DIR, NODE_ADDRESS_FILE), `ws://127.0.0.1:${port}\n`, {
          mode: 0o600,
        });
        return { rpcUrl: `http://127.0.0.1:${port}`, wsUrl: `ws://127.0.0.1:${port}` };
      });
  await progress.step('contracts', () =>
    prepareChain({
      rpcUrl: chain.rpcUrl,
      secrets,
      env,
      deploymentsDir: path.join(env.NOVA_DATA_DIR, 'deployments'),
      log: (line) => services.log('deploy', line),
    }),
  );
  return chain;
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

async function buildWebIfStale({ root, env, progress }: StartOptions): Promise<void> {
  const settings = { NOVA_NETWORK: env.NOVA_NETWORK, ...passOn(env, 'PUBLIC_ORIGIN', ...SITE_WORDS) };
  if (!(await isWebBuildStale(root, settings))) return;
  await progress.step('website build', () => buildWeb(root, settings, systemEnv()));
}

function common({ env }: StartOptions): Record<string, string> {
  return { NOVA_NETWORK: env.NOVA_NETWORK, NOVA_DATA_DIR: env.NOVA_DATA_DIR, LOG_LEVEL: env.LOG_LEVEL };
}

function nodeEnv(options: StartOptions, port: number): Record<string, string> {
  const { env, secrets } = options;
  return {
    ...common(options),
    HOST: env.HOST,
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

function workerEnv(options: StartOptions, databaseUrl: string, chain: ChainAddress): Record<string, string> {
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
    SITE_URL: `http://${toReachable(env.HOST)}:${env.PORT}`,
  };
}

function apiEnv(options: StartOptions, databaseUrl: string, chain: ChainAddress): Record<string, string> {
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

/** How a process of this machine reaches what listens on a host; "all addresses" is no address. */
function toReachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** What was set for us and is meant for a child; unset stays unset, so that the child's own default holds. */
function passOn(env: Env, ...names: readonly (keyof Env)[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined ? [] : [[name, String(env[name])]])),
  );
}
