import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PostgresVersionError, requireSameMajor } from '@nova/db/embedded/check-major';
import { toNodeAddresses } from '@nova/runtime/node-addresses';
import { putAnsweringFirst } from '@nova/runtime/node-pool';
import { ConfigurationError } from '@nova/runtime/parse-env';
import {
  apiEnv,
  type ChainAddress,
  nodeAddress,
  nodeEnv,
  siteUrl,
  workerEnv,
  toSiteSettings,
} from './child-env.ts';
import { explainUnreachable } from './doctor/explain-database-error.ts';
import type { ProgressTeller } from './console/progress.ts';
import { NODE_ADDRESS_FILE } from './data-folder.ts';
import { systemEnv, type Env } from './env.ts';
import { listPorts } from './settings/configured-ports.ts';
import type { Secrets } from './secrets.ts';
import { Services } from './services.ts';
import { prepareChain } from './preparations.ts';
import { buildWeb, isProductionBuild, isWebBuildStale, requireBuiltSettings } from './web-build.ts';
import { startSigner } from './start-signer.ts';
import { type DatabaseUrls, prepareDatabase, waitForCatalog } from './prepare-database.ts';
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

const DEFAULT_NODE_PORT = 4001;
const DEFAULT_POSTGRES_PORT = 4002;

/**
 * Starts everything that the environment does not provide, in order of dependency: database, chain and the
 * website's build in parallel, then the processes that use them, which load their code meanwhile. If a step
 * fails, the running processes are stopped.
 */
export async function startNova(options: StartOptions): Promise<RunningNova> {
  const { env } = options;
  const services = new Services(options);
  try {
    const firstParts = allOf(
      startDatabase(options, services),
      startChain(options, services),
      buildWebIfStale(options),
    );
    services.load('api');
    services.load('worker');
    const [database, chain] = await firstParts;
    await allOf(
      options.progress.step('worker', async () => {
        const signer = await startSigner(options, services, chain);
        await services.start('worker', workerEnv(options, database.workerUrl, chain, signer));
        await waitForCatalog(database.url);
      }),
      options.progress.step('api', () => services.start('api', apiEnv(options, database.apiUrl, chain))),
    );
    // Not before, because migrations and deployment may keep PostgreSQL and the node busy.
    services.watch();
    return {
      url: siteUrl(env),
      rpcUrl: chain.rpcUrl,
      databaseUrl: database.url,
      pids: () => services.pids(),
      stop: () => services.stopAll(),
    };
  } catch (error) {
    await services.stopAll();
    throw error;
  }
}

/** Like Promise.all, but waits for every step to finish, because stopping must not interrupt a step. */
async function allOf<T extends readonly unknown[]>(...steps: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const results = await Promise.allSettled(steps);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}

async function startDatabase(options: StartOptions, services: Services): Promise<DatabaseUrls> {
  const { env, progress } = options;
  if (env.DATABASE_URL === undefined) await requireOwnMajor(path.join(env.NOVA_DATA_DIR, 'postgres'));
  const url =
    env.DATABASE_URL ??
    (await progress.step('database', () => services.startPostgres(DEFAULT_POSTGRES_PORT)));
  return prepareDatabase(url, env).catch((error: unknown) => {
    throw explainUnreachable(error);
  });
}

// Also checked here, because the process that starts PostgreSQL would otherwise be restarted repeatedly.
async function requireOwnMajor(dataDir: string): Promise<void> {
  await requireSameMajor(dataDir).catch((error: unknown) => {
    throw error instanceof PostgresVersionError
      ? new ConfigurationError(error.message, { cause: error })
      : error;
  });
}

async function startChain(options: StartOptions, services: Services): Promise<ChainAddress> {
  const { env, secrets, progress } = options;
  const chain: ChainAddress = env.CHAIN_RPC_URL
    ? await chooseNode(env.CHAIN_RPC_URL, env.CHAIN_WS_URL)
    : await progress.step('chain', async () => {
        const port =
          env.NODE_PORT ?? (await chooseFreePort(env.NODE_HOST, DEFAULT_NODE_PORT, listPorts(env)));
        await services.start('node', nodeEnv(options, port));
        const address = nodeAddress(env, port);
        await writeFile(path.join(env.NOVA_DATA_DIR, NODE_ADDRESS_FILE), `${address.wsUrl}\n`, {
          mode: 0o600,
        });
        return address;
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

/** Puts a node that answers first, because the contracts are deployed and checked through it. */
async function chooseNode(rpcUrls: readonly string[], wsUrls?: readonly string[]): Promise<ChainAddress> {
  const [first, ...furtherNodes] = await putAnsweringFirst(toNodeAddresses(rpcUrls, wsUrls));
  return { ...first!, furtherNodes };
}

async function buildWebIfStale({ root, env, progress }: StartOptions): Promise<void> {
  const settings = toSiteSettings(env);
  if (await isProductionBuild(root)) return requireBuiltSettings(root, settings);
  if (!(await isWebBuildStale(root, settings))) return;
  await progress.step('website build', () => buildWeb(root, settings, systemEnv()));
}
