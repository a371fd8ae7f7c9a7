import { createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { findFreePort, startPostgres } from '@nova/db/embedded/start-postgres';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { readEnv, systemEnv } from '@nova/supervisor/env';
import { ManagedProcess } from '@nova/supervisor/managed-process';
import { migrate } from '@nova/db/migrate';
import { prepareChain } from '@nova/supervisor/preparations';
import { loadSecrets, type Secrets } from '@nova/supervisor/secrets';
import { buildWeb } from '@nova/supervisor/web-build';
import { type Replica, startReplica } from '@nova/testing/database/start-replica';
import { startAnvil } from '@nova/contracts/test/start-anvil';
import { readContracts } from '@nova/testing/chain/read-contracts';
import { startS3Double } from '@nova/testing/storage/s3-double';
import { startValidators, type Validator } from '@nova/testing/engines/start-validators';
import { privateKeyToAddress } from 'viem/accounts';
import { JsonRpc } from '../json-rpc.ts';
import { ROOT } from '../running-nova.ts';
import { startNginx, type Nginx } from './start-nginx.ts';

const COPIES = 2;
/**
 * Block interval of the external engine in seconds, including empty blocks, like an engine of a network.
 */
const BLOCK_SECONDS = 1;
/** As documented in docs/examples/nginx.conf. */
const DRAIN_SECONDS = 5;
/** Generous, because the benchmark may run on a busy machine. */
const START_TIMEOUT_MS = 400_000;
const HEALTH_TIMEOUT_MS = 15_000;

/** One of our processes that can be killed and replaced. */
export interface Member {
  readonly name: string;
  /** Health check URL: `/readyz` of an api, `/healthz` of a worker. */
  readonly healthUrl: string;
  pid(): number | undefined;
  /** Asks the process to stop, waits for it, and starts a new one in its place. */
  replace(): Promise<void>;
  /** Resolves when the process reports that it is healthy. */
  untilWell(): Promise<void>;
  stop(): Promise<void>;
}

/** A Nova with external services and two copies of each of our processes. */
export interface Cluster {
  readonly url: string;
  readonly databaseUrl: string;
  /** Streaming replica of the database, from which the apis read. */
  readonly replica: Replica;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly contracts: DeployedContracts;
  /** Null if nginx is not installed; each api is then reached at its own address. */
  readonly nginx: Nginx | null;
  /** Validators of the chain; none with anvil. */
  readonly validators: readonly Validator[];
  readonly apis: readonly Member[];
  readonly workers: readonly Member[];
  close(): Promise<void>;
}

/** What a caller may choose; benchmarks use the defaults. */
export interface ClusterSettings {
  /** Port of nginx, or of the first api without nginx. Default: any free one. */
  readonly sitePort?: number | undefined;
  /** Default 0, no limits, because all clients of a load share one address. */
  readonly rateLimitFactor?: number | undefined;
  /** Delay of recoveries on a new chain. Default: that of the contract. */
  readonly recoveryDelaySeconds?: number | undefined;
}

/** Addresses of the cluster's chain. Each copy of our processes uses one of them. */
interface ClusterChain {
  readonly nodes: readonly { readonly rpcUrl: string; readonly wsUrl: string }[];
  readonly validators: readonly Validator[];
  /** Continues after the contracts are deployed. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL with a streaming replica, an engine, a substitute for an S3 store and nginx separately, and two apis and two
 * workers configured with the variables that docs/operations.md lists.
 * @param nginxProgram Null starts no nginx.
 * @param engine Anvil with one block per second, or four validators on CometBFT.
 */
export async function startCluster(
  dataDir: string,
  nginxProgram: string | null,
  engine: 'anvil' | 'validators' = 'anvil',
  settings: ClusterSettings = {},
): Promise<Cluster> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    await buildPages();
    const postgresDir = path.join(dataDir, 'postgres');
    const postgres = await startPostgres({ dataDir: postgresDir });
    closing.push(() => postgres.stop());
    const bucket = await startS3Double();
    closing.push(() => bucket.close());
    const env = readEnv({
      NOVA_DATA_DIR: dataDir,
      RECOVERY_DELAY_SECONDS: settings.recoveryDelaySeconds?.toString(),
    });
    const secrets = await loadSecrets(env);
    await migrate(postgres.url);
    const replicaDir = path.join(dataDir, 'postgres-replica');
    const replica = await startReplica(postgres, postgresDir, replicaDir, true);
    closing.push(() => replica.stop());
    const deploymentsDir = path.join(dataDir, 'deployments');
    const chain = engine === 'anvil' ? await startAnvilChain(secrets) : await startNetwork(dataDir, secrets);
    closing.push(() => chain.stop());
    const { rpcUrl, wsUrl } = chain.nodes[0]!;
    await prepareChain({ rpcUrl, secrets, env, deploymentsDir, log: () => {} });
    await chain.resume();

    const [freePort, ...ports] = (await reservePorts(COPIES * 2 + 1)) as [number, ...number[]];
    const sitePort = settings.sitePort ?? freePort;
    const apiPorts = nginxProgram ? ports.slice(0, COPIES) : [sitePort, ...ports.slice(1, COPIES)];
    const siteUrl = `http://127.0.0.1:${sitePort}`;
    // Passkeys need a name: a browser accepts no address as the site of a credential.
    const origins = `http://localhost:${sitePort},${siteUrl}`;
    const log = createWriteStream(path.join(dataDir, 'processes.log'), { flags: 'a' });
    const common = {
      ...systemEnv(),
      NOVA_NETWORK: 'development',
      LOG_LEVEL: 'warn',
      DATABASE_URL: postgres.url,
      S3_BUCKET: 'nova',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'a key of nobody',
      S3_SECRET_ACCESS_KEY: 'a secret of nobody',
      S3_PATH_STYLE: 'true',
    };
    const nodeOf = (copy: number) => {
      const { rpcUrl, wsUrl } = chain.nodes[copy % chain.nodes.length]!;
      return { CHAIN_RPC_URL: rpcUrl, CHAIN_WS_URL: wsUrl };
    };
    const apis = apiPorts.map((port, index) =>
      createMember(`api ${index + 1}`, 'apps/api/src/main.ts', `http://127.0.0.1:${port}/readyz`, log, {
        ...common,
        ...nodeOf(index),
        DATABASE_READ_URL: replica.url,
        PORT: String(port),
        PUBLIC_ORIGIN: origins,
        TRUSTED_PROXIES: '127.0.0.1',
        DRAIN_SECONDS: String(DRAIN_SECONDS),
        RATE_LIMIT_FACTOR: String(settings.rateLimitFactor ?? 0),
        ADMIN_TOKEN: secrets.ADMIN_TOKEN,
        SESSION_SECRET: secrets.SESSION_SECRET,
        USER_HASH_PEPPER: secrets.USER_HASH_PEPPER,
        EMAIL_GUARDIAN: privateKeyToAddress(secrets.GUARDIAN_KEY!),
      }),
    );
    const workers = ports.slice(COPIES).map((port, index) =>
      createMember(
        `worker ${index + 1}`,
        'apps/worker/src/main.ts',
        `http://127.0.0.1:${port}/healthz`,
        log,
        {
          ...common,
          ...nodeOf(COPIES + index),
          NOVA_DATA_DIR: dataDir,
          WORKER_HEALTH_PORT: String(port),
          SITE_URL: siteUrl,
          ATTESTOR_KEY: secrets.ATTESTOR_KEY,
          OPERATOR_KEY: secrets.OPERATOR_KEY,
          GAS_KEY: secrets.GAS_KEY,
          CURATOR_KEY: secrets.CURATOR_KEY,
          PAUSER_KEY: secrets.PAUSER_KEY,
          GUARDIAN_KEY: secrets.GUARDIAN_KEY!,
          USER_HASH_PEPPER: secrets.USER_HASH_PEPPER,
          PUBLIC_ORIGIN: origins,
        },
      ),
    );
    const members = [...workers, ...apis];
    closing.push(() => Promise.all(members.map((member) => member.stop())));
    await Promise.all(members.map((member) => member.replace()));
    // Started last: if a worker's check of the site found no api, nginx would treat the api as unavailable
    // for two seconds.
    const nginxDir = path.join(dataDir, 'nginx');
    const nginx = nginxProgram === null ? null : await startNginx(nginxProgram, nginxDir, sitePort, apiPorts);
    if (nginx) closing.push(() => nginx.stop());
    const contracts = await readContracts(dataDir);
    return {
      url: nginx ? nginx.url : siteUrl,
      databaseUrl: postgres.url,
      replica,
      rpcUrl,
      wsUrl,
      contracts,
      nginx,
      validators: chain.validators,
      apis,
      workers,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Serves any existing build, because the benchmark does not depend on the age of the pages. */
async function buildPages(): Promise<void> {
  if (existsSync(path.join(ROOT, 'apps/web/build/client/index.html'))) return;
  await buildWeb(ROOT, { NOVA_NETWORK: 'development' }, systemEnv());
}

function createMember(
  name: string,
  entry: string,
  healthUrl: string,
  output: Writable,
  env: Record<string, string>,
): Member {
  let process: ManagedProcess | undefined;
  const untilWell = async () => {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await isWell(healthUrl))) {
      if (Date.now() > deadline) throw new Error(`${name} did not become healthy`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return {
    name,
    healthUrl,
    untilWell,
    pid: () => process?.pid,
    stop: async () => process?.stop(),
    replace: async () => {
      await process?.stop();
      process = new ManagedProcess({
        name,
        entry: path.join(ROOT, entry),
        env,
        output,
        onEvent: (sentence) => console.log(sentence),
        onFatal: (message) => console.error(message),
      });
      await process.start();
      await untilWell();
    },
  };
}

const isWell = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );

/** Returns distinct free ports. */
async function reservePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}

async function startAnvilChain(secrets: Secrets): Promise<ClusterChain> {
  const anvil = await startAnvil(['--chain-id', String(CHAIN_ID), '--base-fee', '0']);
  const { rpcUrl } = anvil;
  await imitateGenesis(rpcUrl, secrets);
  return {
    nodes: [{ rpcUrl, wsUrl: rpcUrl.replace('http', 'ws') }],
    validators: [],
    resume: () => sealEvery(rpcUrl, BLOCK_SECONDS),
    stop: () => anvil.stop(),
  };
}

async function startNetwork(dataDir: string, secrets: Secrets): Promise<ClusterChain> {
  const accounts = {
    deployer: privateKeyToAddress(secrets.DEPLOYER_KEY),
    operator: privateKeyToAddress(secrets.OPERATOR_KEY),
  };
  const { all, close } = await startValidators({ dir: path.join(dataDir, 'validators'), accounts });
  return { nodes: all, validators: all, resume: async () => {}, stop: close };
}

/**
 * Sets the state that the genesis of our own network would contain: the deployer owns the supply, and the
 * operator receives the fees.
 */
async function imitateGenesis(rpcUrl: string, secrets: Secrets): Promise<void> {
  const rpc = new JsonRpc(rpcUrl);
  const supply = `0x${(10n ** 27n).toString(16)}`;
  await rpc.call('anvil_setBalance', [privateKeyToAddress(secrets.DEPLOYER_KEY), supply]);
  await rpc.call('anvil_setCoinbase', [privateKeyToAddress(secrets.OPERATOR_KEY)]);
  rpc.close();
}

async function sealEvery(rpcUrl: string, seconds: number): Promise<void> {
  const rpc = new JsonRpc(rpcUrl);
  await rpc.call('evm_setIntervalMining', [seconds]);
  rpc.close();
}
