import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '@nova/db/embedded/free-port';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { readEnv, systemEnv } from '@nova/supervisor/env';
import { prepareChain } from '@nova/supervisor/preparations';
import { loadSecrets, type Secrets } from '@nova/supervisor/secrets';
import { buildWeb } from '@nova/supervisor/web-build';
import { readContracts } from '@nova/testing/chain/read-contracts';
import type { DatabasePair } from '@nova/testing/database/database-pair';
import type { Validator } from '@nova/testing/engines/start-validators';
import type { MinioBucket } from '@nova/testing/storage/start-minio';
import { privateKeyToAddress } from 'viem/accounts';
import { ROOT } from '../running-nova.ts';
import { type ClusterChain, startAnvilChain, startValidatorChain } from './cluster-chain.ts';
import { openClusterNetwork } from './cluster-network.ts';
import { type ClusterBucket, type ClusterDatabase, startBucket, startDatabase } from './cluster-stores.ts';
import { createMember, type Member } from './members.ts';
import type { Part } from './parts.ts';
import { startNginx, type Nginx } from './start-nginx.ts';

const COPIES = 2;
/** As documented in docs/examples/nginx.conf. */
const DRAIN_SECONDS = 5;

/** A Nova with external services and two copies of each of our processes. */
export interface Cluster {
  readonly url: string;
  readonly databaseUrl: string;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly contracts: DeployedContracts;
  readonly secrets: Secrets;
  /** Null if nginx is not installed; each api is then reached at its own address. */
  readonly nginx: Nginx | null;
  /** Validators of the chain; none with anvil. */
  readonly validators: readonly Validator[];
  /** Null if the parts share this machine's network: the database then has no failover. */
  readonly databasePair: DatabasePair | null;
  /** Null if a test double in this process stores the files. */
  readonly minio: MinioBucket | null;
  readonly apis: readonly Member[];
  readonly workers: readonly Member[];
  /** Why the parts share this machine's network; null if validators and database have machines of their own. */
  readonly networkProblem: string | null;
  listParts(): Part[];
  close(): Promise<void>;
}

/** What every one of our processes needs. */
interface Services {
  readonly dataDir: string;
  readonly secrets: Secrets;
  /** Origins of the site, separated by commas. */
  readonly origins: string;
  readonly siteUrl: string;
  readonly settings: ClusterSettings;
  readonly chain: ClusterChain;
  readonly database: ClusterDatabase;
  readonly bucket: ClusterBucket;
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

/**
 * Starts PostgreSQL with a streaming replica, an engine, a store of files and nginx separately, and two apis and
 * two workers configured with the variables that docs/operations.md lists.
 * @param nginxProgram Null starts no nginx.
 * @param engine Anvil with one block per second and a test double of the store, or four validators on CometBFT and
 * MinIO. Where network namespaces work, validators and databases run in their own.
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
    await mkdir(dataDir, { recursive: true });
    const isWhole = engine === 'validators';
    const opened = isWhole ? await openClusterNetwork(dataDir) : 'anvil needs none';
    const network = typeof opened === 'string' ? null : opened;
    if (network) closing.push(() => network.close());
    const database = await startDatabase(dataDir, network);
    closing.push(() => database.stop());
    const bucket = await startBucket(isWhole ? path.join(dataDir, 'minio') : null, network);
    closing.push(() => bucket.close());
    const env = readEnv({
      NOVA_DATA_DIR: dataDir,
      RECOVERY_DELAY_SECONDS: settings.recoveryDelaySeconds?.toString(),
    });
    const secrets = await loadSecrets(env);
    const chain = isWhole
      ? await startValidatorChain(dataDir, secrets, network)
      : await startAnvilChain(secrets);
    closing.push(() => chain.stop());
    const { rpcUrl, wsUrl } = chain.nodes[0]!;
    const deploymentsDir = path.join(dataDir, 'deployments');
    await prepareChain({ rpcUrl, secrets, env, deploymentsDir, log: () => {} });
    await chain.resume();

    const [freePort, ...ports] = (await reservePorts(COPIES * 2 + 1)) as [number, ...number[]];
    const sitePort = settings.sitePort ?? freePort;
    const apiPorts = nginxProgram ? ports.slice(0, COPIES) : [sitePort, ...ports.slice(1, COPIES)];
    const siteUrl = `http://127.0.0.1:${sitePort}`;
    // Passkeys need a name: a browser accepts no address as the site of a credential.
    const origins = `http://localhost:${sitePort},${siteUrl}`;
    const services = { dataDir, secrets, origins, siteUrl, settings, chain, database, bucket };
    const apis = await Promise.all(apiPorts.map((port, index) => prepareApi(services, index, port)));
    const workers = await Promise.all(
      ports.slice(COPIES).map((port, index) => prepareWorker(services, index, port)),
    );
    const members = [...workers, ...apis];
    closing.push(() => Promise.all(members.map((member) => member.stop())));
    await Promise.all(members.map((member) => member.replace()));
    // Started last: if a worker's check of the site found no api, nginx would treat the api as unavailable
    // for two seconds.
    const nginxDir = path.join(dataDir, 'nginx');
    const nginx = nginxProgram === null ? null : await startNginx(nginxProgram, nginxDir, sitePort, apiPorts);
    if (nginx) closing.push(() => nginx.stop());
    return {
      url: siteUrl,
      databaseUrl: database.url,
      rpcUrl,
      wsUrl,
      contracts: await readContracts(dataDir),
      secrets,
      nginx,
      validators: chain.validators,
      databasePair: database.pair,
      minio: bucket.minio,
      apis,
      workers,
      networkProblem: typeof opened === 'string' ? opened : null,
      listParts: () => [
        ...listOuterParts({ url: siteUrl, nginx, minio: bucket.minio }),
        ...members.map(toPart),
        ...chain.validators.map(({ name, rpcUrl: address, pid, dir }) => ({ name, address, pid, dir })),
        ...database.listParts(),
      ],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function listOuterParts({ url, nginx, minio }: Pick<Cluster, 'url' | 'nginx' | 'minio'>): Part[] {
  return [
    ...(nginx ? [{ name: 'nginx', address: url, pid: nginx.pid, dir: nginx.dir }] : []),
    ...(minio ? [{ name: 'minio', address: minio.options.endpoint, pid: minio.pid, dir: minio.dir }] : []),
  ];
}

const toPart = ({ name, healthUrl, pid, dir }: Member): Part => ({
  name,
  address: new URL(healthUrl).origin,
  pid: pid(),
  dir,
});

/** Serves any existing build, because the benchmark does not depend on the age of the pages. */
async function buildPages(): Promise<void> {
  if (existsSync(path.join(ROOT, 'apps/web/build/client/index.html'))) return;
  await buildWeb(ROOT, { NOVA_NETWORK: 'development' }, systemEnv());
}

async function prepareApi(services: Services, index: number, port: number): Promise<Member> {
  const { dataDir, secrets, origins, settings, database } = services;
  const dir = path.join(dataDir, `api-${index + 1}`);
  await mkdir(dir, { recursive: true });
  return createMember({
    name: `api ${index + 1}`,
    entry: 'apps/api/src/main.ts',
    healthUrl: `http://127.0.0.1:${port}/readyz`,
    dir,
    env: {
      ...commonEnv(services, index),
      DATABASE_READ_URL: database.readUrl,
      PORT: String(port),
      PUBLIC_ORIGIN: origins,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      RATE_LIMIT_FACTOR: String(settings.rateLimitFactor ?? 0),
      ADMIN_TOKEN: secrets.ADMIN_TOKEN,
      SESSION_SECRET: secrets.SESSION_SECRET,
      USER_HASH_PEPPER: secrets.USER_HASH_PEPPER,
      EMAIL_GUARDIAN: privateKeyToAddress(secrets.GUARDIAN_KEY!),
    },
  });
}

async function prepareWorker(services: Services, index: number, port: number): Promise<Member> {
  const { dataDir, secrets, origins, siteUrl } = services;
  const dir = path.join(dataDir, `worker-${index + 1}`);
  await cp(path.join(dataDir, 'deployments'), path.join(dir, 'deployments'), { recursive: true });
  return createMember({
    name: `worker ${index + 1}`,
    entry: 'apps/worker/src/main.ts',
    healthUrl: `http://127.0.0.1:${port}/healthz`,
    dir,
    env: {
      ...commonEnv(services, COPIES + index),
      NOVA_DATA_DIR: dir,
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
  });
}

/** @param copy number of the process, which decides which node of the chain it prefers */
function commonEnv({ chain, database, bucket }: Services, copy: number): Record<string, string> {
  const first = copy % chain.nodes.length;
  const nodes = [...chain.nodes.slice(first), ...chain.nodes.slice(0, first)];
  return {
    ...systemEnv(),
    NOVA_NETWORK: 'development',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.url,
    ...bucket.env,
    CHAIN_RPC_URL: nodes.map(({ rpcUrl }) => rpcUrl).join(','),
    CHAIN_WS_URL: nodes.map(({ wsUrl }) => wsUrl).join(','),
  };
}

/** Returns distinct free ports. */
async function reservePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}
