import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ApiOptions, startApi } from '@nova/api/start-api';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { readNpmEnv } from '@nova/worker/env';
import { startWorker, type Worker } from '@nova/worker/start-worker';
import type { WorkerOptions } from '@nova/worker/worker-options';
import { pino } from 'pino';
import { startTestChain, type TestChain } from './test-chain.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { TEST_KEYS, testAddressOf } from './test-keys.ts';

const USER_HASH_PEPPER = 'pepper of throwaway stacks, not of people';

/** The chain of a stack: our node, or another engine with the same contracts. */
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
  /** The worker's status, alarms and metrics. */
  readonly worker: Pick<Worker, 'status' | 'registry'>;
  close(): Promise<void>;
}

export interface TestStackOptions {
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Deploys all contracts and uses all lanes of the outbox, like `npm start`. */
  readonly isWhole?: boolean;
  /** Bonus slots of the presale for tests that need few; only with `isWhole`. */
  readonly bonusSlots?: number;
  /**
   * Seconds since 1970 from which the public may buy in the presale; the whitelist always may. Only with
   * `isWhole`.
   */
  readonly publicOpensAt?: number;
  /** Enables compiling and comparing contract sources within these limits. */
  readonly compileLimits?: { readonly timeoutMs: number; readonly memoryMaxBytes: number };
  /** Keys of the card processor and the address of its test double; the development terminal if omitted. */
  readonly stripe?: ApiOptions['stripe'];
  /** Ethereum node for payments from Ethereum. */
  readonly bridge?: NonNullable<WorkerOptions['bridge']>;
  readonly isProduction?: boolean;
  /** A signer in a separate process that holds the keys; if omitted, the worker holds them. */
  readonly signer?: WorkerOptions['signer'];
  /** Limits of the lanes that differ from the defaults. */
  readonly limits?: WorkerOptions['limits'];
  /** Base URL of stored files; the api's own if omitted. */
  readonly storagePublicUrl?: string;
  /**
   * Factor of the rate limits, for tests of these limits. The default of 0 disables them, because a test
   * simulates many users with one address.
   */
  readonly rateLimitFactor?: number;
  /** Proxies whose `x-forwarded-for` is trusted. */
  readonly trustedProxies?: readonly string[];
  /**
   * Opens the stack's database; a copy of the run's template if omitted. The stack drops it when it closes.
   */
  readonly openDatabase?: () => Promise<TestDatabase>;
  /** Interval at which the presale's ledger is compared with the chain; three minutes by default. */
  readonly reconcileEveryMs?: number;
}

/**
 * Starts everything except the website in this process: real node, real PostgreSQL, worker and api, on a
 * common clock that a test may move.
 */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  return startTestStackOn(await startTestChain(options), options);
}

/** Starts a stack on an existing chain; closing the stack also closes the chain. */
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
    ...(options.isWhole && { emailGuardian: testAddressOf('guardian').toLowerCase() as `0x${string}` }),
    // A puzzle that is trivial to solve.
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
      guardianKey: TEST_KEYS.guardian,
    }),
    compileLimits: options.compileLimits,
    compilers: { folder: path.join(files, 'compilers'), npmEnv: readNpmEnv() },
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

/**
 * Waits until the catalog has been read from the chain, because users open the site only when it is ready.
 */
async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    if (response.ok) return;
    if (Date.now() > deadline) throw new Error(`The stack is not ready: ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
