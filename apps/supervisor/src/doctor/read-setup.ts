import { fileURLToPath } from 'node:url';
import { readEnv as readApiEnv } from '@nova/api/env';
import { readEnv as readNodeEnv } from '@nova/node/env';
import { EnvironmentError } from '@nova/runtime/parse-env';
import { listGaps, readEnv as readWorkerEnv } from '@nova/worker/env';
import { readBackupSchedule } from '../backup/settings.ts';
import { apiEnv, nodeEnv, toChainAddress, toSiteSettings, workerEnv } from '../child-env.ts';
import { type Env, readEnv } from '../env.ts';
import { failure, type Finding, ok, warning } from './finding.ts';
import { findRunning } from './find-running.ts';
import { peekSecrets } from './peek-secrets.ts';
import type { ChainKeyName, Part, Setup } from './setup.ts';
import { toApiSetup, toNodeSetup, toWorkerSetup } from './to-setup.ts';

export interface SetupOptions {
  readonly copies: Setup['copies'];
  readonly root?: string;
}

/** The configuration, and the problems with its variables. */
export interface ReadSetup {
  /** Null if nothing else can be checked. */
  readonly setup: Setup | null;
  readonly findings: readonly Finding[];
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Placeholder addresses for bundled parts that are not running, so that the rest can be read. */
const AWAY = {
  database: 'postgres://127.0.0.1:1/away',
  rpcUrl: 'http://127.0.0.1:1',
  wsUrl: 'ws://127.0.0.1:1',
};
const DEFAULT_NODE_PORT = 4001;
const CHAIN_KEYS: readonly ChainKeyName[] = [
  'DEPLOYER_KEY',
  'ATTESTOR_KEY',
  'OPERATOR_KEY',
  'CURATOR_KEY',
  'PAUSER_KEY',
  'GAS_KEY',
  'GUARDIAN_KEY',
];

/** Reads the environment with the schemas of the processes themselves, and reports every error once. */
export async function readSetup(
  part: Part,
  source: NodeJS.ProcessEnv,
  { copies, root = ROOT }: SetupOptions,
): Promise<ReadSetup> {
  const reader = new SettingsReader();
  const base = { part, root, copies, keys: {}, listeners: [], isProduction: false } satisfies Setup;
  let setup: Setup | null = null;
  if (part === 'all') setup = await readAll(base, source, reader);
  if (part === 'api') setup = reader.read(() => toApiSetup(base, readApiEnv(source)));
  const worker = part === 'worker' ? reader.read(() => readWorkerEnv(source)) : null;
  if (worker) setup = toWorkerSetup(base, worker);
  if (part === 'node') setup = reader.read(() => toNodeSetup(base, readNodeEnv({}, source)));
  if (reader.findings.length === 0) reader.findings.push(ok('settings', 'Every variable can be read.'));
  const gaps = worker ? listGaps(worker).map((gap) => warning('settings', gap)) : [];
  return { setup, findings: [...reader.findings, ...gaps] };
}

async function readAll(
  base: Setup,
  source: NodeJS.ProcessEnv,
  reader: SettingsReader,
): Promise<Setup | null> {
  const env = reader.read(() => readEnv(source));
  if (env === null) return null;
  const peeked = await peekSecrets(env);
  if (peeked.error !== null) reader.findings.push(failure('settings', peeked.error));
  const { secrets } = peeked;
  const running = await findRunning(env.NOVA_DATA_DIR);
  const databaseUrl = env.DATABASE_URL ?? running.databaseUrl;
  const rpcUrls = env.CHAIN_RPC_URL;
  const chain = rpcUrls === undefined ? running.chain : toChainAddress(rpcUrls, env.CHAIN_WS_URL);
  const sources = { root: base.root, env, secrets };
  const places = [databaseUrl ?? AWAY.database, chain ?? AWAY] as const;
  const api = reader.read(() => readApiEnv(apiEnv(sources, ...places)));
  const { SIGNER_URL: url, SIGNER_TOKEN: token } = env;
  const signer = url === undefined || token === undefined ? undefined : { url, token };
  const worker = reader.read(() => readWorkerEnv(workerEnv(sources, ...places, signer)));
  const node =
    rpcUrls === undefined
      ? reader.read(() => readNodeEnv({}, nodeEnv(sources, env.NODE_PORT ?? DEFAULT_NODE_PORT)))
      : null;
  let setup: Setup = { ...base, isProduction: env.NOVA_NETWORK === 'production' };
  if (node) setup = toNodeSetup(setup, node);
  if (worker) setup = toWorkerSetup(setup, worker);
  if (api) setup = toApiSetup(setup, api);
  const { workerCard } = setup;
  const isOwn = env.STRIPE_WORKER_KEY !== undefined && workerCard !== undefined;
  const known = CHAIN_KEYS.filter((name) => {
    const key = secrets[name];
    return key !== undefined && !peeked.madeUp.has(key);
  });
  return {
    ...setup,
    // Without its own key, the worker uses the api's, which is already checked.
    workerCard: isOwn ? { ...workerCard, variable: 'STRIPE_WORKER_KEY' } : undefined,
    dataDir: env.NOVA_DATA_DIR,
    backups: reader.read(() => readBackupSchedule(env)),
    database:
      databaseUrl === undefined
        ? undefined
        : {
            url: databaseUrl,
            directUrl: env.DATABASE_DIRECT_URL,
            readUrl: env.DATABASE_READ_URL,
            ownerOf: listUnseparated(env),
          },
    chain,
    keys: Object.fromEntries(known.map((name) => [name, secrets[name]])),
    site: setup.site && { ...setup.site, buildSettings: toSiteSettings(env) },
  };
}

/** Our own PostgreSQL gives each process its own login; for another one, the environment must. */
function listUnseparated(env: Env): ('api' | 'worker')[] {
  if (env.DATABASE_URL === undefined) return [];
  return [
    ...(env.API_DATABASE_URL === undefined ? ['api' as const] : []),
    ...(env.WORKER_DATABASE_URL === undefined ? ['worker' as const] : []),
  ];
}

/** Parses the environment with several schemas; an error found by several of them is reported once. */
class SettingsReader {
  readonly findings: Finding[] = [];
  readonly #names = new Set<string>();

  read<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      for (const { name, message } of error.errors) {
        if (this.#names.has(name)) continue;
        this.#names.add(name);
        this.findings.push(failure('settings', `${name}: ${message}.`));
      }
      return null;
    }
  }
}
