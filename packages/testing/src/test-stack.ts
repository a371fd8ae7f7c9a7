import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ApiOptions, startApi } from '@nova/api/start-api';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { startWorker, type Worker } from '@nova/worker/start-worker';
import type { WorkerOptions } from '@nova/worker/worker-options';
import { pino } from 'pino';
import { startTestChain, type TestChain } from './test-chain.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { TEST_KEYS } from './test-keys.ts';

const USER_HASH_PEPPER = 'pepper of throwaway stacks, not of people';

/** The chain under a stack: our node, or another engine with the same contracts. */
export interface StackChain {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly contracts: DeployedContracts;
  close(): Promise<void>;
}

export interface TestStack<Chain extends StackChain = TestChain> {
  readonly url: string;
  readonly chain: Chain;
  readonly database: TestDatabase;
  /** Folder of uploaded files. */
  readonly filesDir: string;
  /** Its alarms and figures. */
  readonly worker: Pick<Worker, 'status' | 'registry'>;
  close(): Promise<void>;
}

export interface TestStackOptions {
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Every contract and every lane of the outbox, as `npm start` has them. */
  readonly isWhole?: boolean;
  /** Bonus slots of the pre-sale, where a test needs few; only with `isWhole`. */
  readonly bonusSlots?: number;
  /** Seconds since 1970 from which the public may buy in the pre-sale; the whitelist always may. Only with `isWhole`. */
  readonly publicOpensAt?: number;
  /** Sources of contracts are compiled and compared, within these limits. */
  readonly compileLimits?: { readonly timeoutMs: number; readonly memoryMaxBytes: number };
  /** Keys of the card processor, and where a stand-in for it listens; the development terminal without them. */
  readonly stripe?: ApiOptions['stripe'];
  /** Ethereum, for payments over the bridge. */
  readonly bridge?: NonNullable<WorkerOptions['bridge']>;
  readonly isProduction?: boolean;
  /** A signer of its own process that holds the keys; the worker holds them without it. */
  readonly signer?: WorkerOptions['signer'];
  /** Limits of the lanes, where they differ from the usual ones. */
  readonly limits?: WorkerOptions['limits'];
  /** What addresses of stored files begin with; the api's own when left out. */
  readonly storagePublicUrl?: string;
  /** Limits per network and account are part of the test; without it a test is many people behind one address. */
  readonly rateLimitFactor?: number;
  /** Whose `x-forwarded-for` counts. */
  readonly trustedProxies?: readonly string[];
  /** Where the tables are, if not in a copy of the run's template. The stack drops it at its end. */
  readonly openDatabase?: () => Promise<TestDatabase>;
  /** Interval at which the presale's ledger is compared with the chain; three minutes by default. */
  readonly reconcileEveryMs?: number;
}

/**
 * Everything but the website in this process: real node, real PostgreSQL, worker and api, all on one clock that a
 * test may move.
 */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  return startTestStackOn(await startTestChain(options), options);
}

/** The same around a chain that is there already; closing the stack closes it too. */
export async function startTestStackOn<Chain extends StackChain>(
  chain: Chain,
  options: TestStackOptions = {},
): Promise<TestStack<Chain>> {
  const logger = pino({ enabled: false });
  const clock = options.clock ? { clock: options.clock } : {};
  const database = await (options.openDatabase ?? createTestDatabase)();
  const files = await mkdtemp(path.join(os.tmpdir(), 'nova-test-files-'));
  const storage = { kind: 'disk', dir: files } as const;
  const addresses = { rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl };
  const api = await startApi({
    ...addresses,
    databaseUrl: database.urlOf('api'),
    directDatabaseUrl: database.directUrlOf?.('api'),
    ...clock,
    host: '127.0.0.1',
    port: 0,
    sessionSecret: 'session secret of throwaway stacks only',
    userHashPepper: USER_HASH_PEPPER,
    adminToken: 'admin token of throwaway stacks',
    stripe: options.stripe,
    mainnet: options.bridge,
    ...(options.isProduction && { isProduction: true }),
    rateLimitFactor: options.rateLimitFactor ?? 0,
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    // A puzzle that costs a test nothing.
    faucetBits: 8,
    storage,
    storagePublicUrl: options.storagePublicUrl,
    logger,
  });
  const worker = await startWorker({
    ...addresses,
    databaseUrl: database.urlOf('worker'),
    directDatabaseUrl: database.directUrlOf?.('worker'),
    ...clock,
    contracts: chain.contracts,
    attestorKey: TEST_KEYS.attestor,
    ...(options.isWhole && {
      operatorKey: TEST_KEYS.operator,
      gasKey: TEST_KEYS.gas,
      curatorKey: TEST_KEYS.curator,
      pauserKey: TEST_KEYS.pauser,
    }),
    compileLimits: options.compileLimits,
    bridge: options.bridge,
    card: options.stripe,
    signer: options.signer,
    limits: options.limits,
    isProduction: options.isProduction,
    reconcileEveryMs: options.reconcileEveryMs,
    storage,
    userHashPepper: USER_HASH_PEPPER,
    publicOrigin: api.url,
    terminalUrl: options.isProduction ? undefined : api.url,
    logger,
  });
  await untilReady(api.url);
  return {
    url: api.url,
    chain,
    database,
    filesDir: files,
    worker,
    close: async () => {
      await api.close();
      await worker.close();
      await chain.close();
      await database.drop();
      await rm(files, { recursive: true, force: true });
    },
  };
}

/** A person opens the site when it is ready; before that the catalogue may not have been read from the chain yet. */
async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    if (response.ok) return;
    if (Date.now() > deadline) throw new Error(`The stack is not ready: ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
