import { setMaxListeners } from 'node:events';
import { openDatabase } from '@nova/db/database';
import type { OutboxLane } from '@nova/db/schema/outbox';
import type { Logger } from '@nova/runtime/logger';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import type { Registry } from 'prom-client';
import { createQueueJobs } from './queue-jobs.ts';
import { createExplorerHandler } from './features/explorer/handlers.ts';
import { LeafContracts } from './features/explorer/leaf-contracts.ts';
import { endListings } from './features/nft/end-listings.ts';
import { createNftHandler } from './features/nft/handlers.ts';
import { createMarketHandler } from './features/nft/market-handler.ts';
import { checkServices, STATUS_SWEEPS } from './features/status/check-services.ts';
import { createCreateToken } from './features/token/create-token.ts';
import { createCreatedTokenHandler } from './features/token/created-tokens.ts';
import { createTokenHandler } from './features/token/handlers.ts';
import type { CompileLimits } from './features/contract/compile.ts';
import { CONTRACT_SWEEP, verifyContracts } from './features/contract/verify-contracts.ts';
import { createEnergyHandler } from './features/energy/handlers.ts';
import { createRecordAction } from './features/energy/record-action.ts';
import { createRevokeAction } from './features/energy/revoke-action.ts';
import { createSetActionType } from './features/energy/set-action-type.ts';
import { signPermits } from './features/energy/sign-permits.ts';
import { createTapUsdt } from './features/demo/tap-usdt.ts';
import { tellPartners } from './features/partner/tell-partners.ts';
import { createDrip } from './features/faucet/drip.ts';
import { reconcilePresale } from './features/presale/reconcile.ts';
import {
  createFulfilPurchase,
  createReleasePurchase,
  createReservePurchase,
} from './features/presale/reservation-kinds.ts';
import { createEndPhase, createSetPaused } from './features/presale/control-kinds.ts';
import { createSetWhitelisted } from './features/presale/set-whitelisted.ts';
import { type BridgeOptions, watchBridge } from './features/presale/watch-bridge.ts';
import { createSendGas } from './features/wallet/send-gas.ts';
import { DEMO_SWEEPS } from './features/demo/demo-sweeps.ts';
import { createLinkKinds } from './features/account/link-kinds.ts';
import { ACCOUNT_SWEEPS } from './features/account/account-sweeps.ts';
import { type MailOptions, sendMail } from './features/mail/send-mail.ts';
import { removeOrphans } from './features/nft/remove-orphans.ts';
import type { StoreOptions } from '@nova/storage/store-options';
import { type AlarmName, Alarms } from './lib/alarms.ts';
import { verifyChain } from './lib/chain-identity.ts';
import { POOL_SIZE } from './lib/connections.ts';
import { storeContracts } from './lib/store-contracts.ts';
import { type JobState, type RunningJob, startExclusiveJob } from './lib/exclusive-job.ts';
import { HeadWatcher } from './lib/head-watcher.ts';
import { EVENT_SWEEP, keepHouse } from './lib/keep-house.ts';
import { NodeAwayError, RpcClient, RpcError } from './lib/rpc-client.ts';
import { createMetrics } from './metrics.ts';
import type { OutboxKind } from './outbox/outbox-kind.ts';
import { runLane } from './outbox/run-lane.ts';
import { Signer } from './outbox/signer.ts';
import { ChainReader } from './sync/chain-reader.ts';
import type { FeatureHandler } from './sync/feature-handler.ts';
import { runIndexer } from './sync/run-indexer.ts';

type Hex = `0x${string}`;

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  /** Where the contracts stand, or who knows it once the chain is known. */
  readonly contracts: DeployedContracts | ((genesisHash: Hex) => Promise<DeployedContracts>);
  /** Keys of the lanes actions, money, gas, curation and pausing; a lane without a key does not run here. */
  readonly attestorKey?: Hex | undefined;
  readonly operatorKey?: Hex | undefined;
  readonly gasKey?: Hex | undefined;
  /** Changes the catalogue of the ledger; without it only the curator's own wallet can. */
  readonly curatorKey?: Hex | undefined;
  /** Stops the pre-sale and lets it go on; without it only the pauser's own wallet can. */
  readonly pauserKey?: Hex | undefined;
  /** The mail server and who mail is from; without it mail waits. */
  readonly mail?: Pick<MailOptions, 'smtpUrl' | 'from'> | undefined;
  /** Limits of one compilation; without them no sources are verified here. */
  readonly compileLimits?: CompileLimits | undefined;
  /** Ethereum, where payments over the bridge are looked up; without it nobody does. */
  readonly bridge?: BridgeOptions | undefined;
  /** How often the books of the pre-sale are compared with the chain, in milliseconds; default three minutes. */
  readonly reconcileEveryMs?: number | undefined;
  /** The server's time in milliseconds since 1970. */
  readonly clock?: () => number;
  readonly logger: Logger;
  /** Where uploaded files lie; without it nobody clears up after uploads. */
  readonly storage?: StoreOptions | undefined;
  /** Origins (`https://host`) of the hosts that metadata of NFTs is read from; default none. */
  readonly nftOrigins?: readonly string[];
  /** After how many milliseconds an answer of the node is not waited for any more; default 10 seconds. */
  readonly rpcTimeoutMs?: number;
  /** Where the website answers, for the checks of the status page; without it only the node is checked. */
  readonly siteUrl?: string | undefined;
  /** How often ranks are counted, in milliseconds; default a minute. */
  readonly rankEveryMs?: number;
  /** Blocks on top of an operation's block before it is done; 0 (default) on an engine without reorgs. */
  readonly confirmations?: number;
  /** Blocks that a reorg may replace before the indexer halts; default 128. */
  readonly finalityWindow?: number;
  /** Called when a running worker finds that it must not go on (another chain behind the same URL). */
  readonly onFatal?: (error: unknown) => void;
}

export interface WorkerStatus {
  /** False when a job has halted and somebody has to look at it. */
  readonly isHealthy: boolean;
  /** Newest block in the index; −1 before the first. */
  readonly indexedBlock: number;
  /** Newest announced block; null while cut off from the node. */
  readonly chainBlock: number | null;
  /** `active` here, `standby` while another process does it, `halted` until the process is started again. */
  readonly jobs: Readonly<Record<string, JobState>>;
  /** Names of the alarms that stand. */
  readonly alarms: readonly AlarmName[];
}

export interface Worker {
  readonly registry: Registry;
  indexedBlock(): number;
  status(): WorkerStatus;
  /** Stops all jobs between two steps and lets go of their locks. */
  close(): Promise<void>;
}

/** Further below the head the indexer imports history, and jobs that fill in details wait. Blocks. */
const IMPORT_WINDOW = 1_000;

/**
 * Starts the indexer and the lanes of the outbox. Does not wait for the chain node: whatever is missing is waited
 * for in the background.
 * @throws ConfigurationError when the node answers and its chain is not the database's
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { logger } = options;
  const database = openDatabase(options.databaseUrl, {
    name: 'nova-worker',
    max: POOL_SIZE,
    onError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const rpc = new RpcClient(options.rpcUrl, options.rpcTimeoutMs);
  await refuseWrongChain(rpc, database.pool).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const heads = new HeadWatcher(options.wsUrl, logger);
  const alarms = new Alarms(logger);
  const stop = new AbortController();
  // Every job listens to it.
  setMaxListeners(0, stop.signal);
  let indexedBlock = -1;
  let chainHeight = -1;
  const leaves = new LeafContracts();
  const jobs: RunningJob[] = [];
  const metrics = createMetrics({
    pool: database.pool,
    alarms,
    clock: options.clock ?? Date.now,
    readIndexedBlock: () => indexedBlock,
    readChainHead: () => heads.latest?.number ?? null,
    listJobs: () => jobs.map(({ name, state }) => ({ name, isActive: state === 'active' })),
  });
  const chain = {
    rpc,
    heads,
    logger,
    alarms,
    verifyChain: () => verifyChain(rpc, database.pool),
  };
  const findContracts = async (genesisHash: Hex) =>
    typeof options.contracts === 'function' ? options.contracts(genesisHash) : options.contracts;

  const start = (name: string, run: RunJob) => {
    const job = startExclusiveJob(
      { name, databaseUrl: options.databaseUrl, logger, alarms, run },
      stop.signal,
    );
    job.ended.catch((error: unknown) => options.onFatal?.(error));
    jobs.push(job);
  };
  const queueJobs = createQueueJobs({
    ...chain,
    leaves,
    isImporting: () => chainHeight - indexedBlock > IMPORT_WINDOW,
    nftOrigins: options.nftOrigins ?? [],
    rankEveryMs: options.rankEveryMs,
  });
  for (const job of queueJobs) start(job.name, job.run);
  start('indexer', (session) =>
    runIndexer(session, {
      ...chain,
      reader: new ChainReader(rpc),
      finalityWindow: options.finalityWindow ?? 128,
      loadFeatures: async (genesisHash) => {
        const contracts = await findContracts(genesisHash);
        await storeContracts(session.client, contracts);
        // Nearly every transaction goes to it: known in time, none of them waits to be traced.
        await leaves.find(rpc, [contracts.ActionLedger.address]);
        return [
          createEnergyHandler(contracts.ActionLedger.address),
          createTokenHandler(),
          ...listTokenFactory(contracts),
          createNftHandler(),
          ...listMarket(contracts),
          createExplorerHandler(leaves),
        ];
      },
      onProgress: (progress) => {
        indexedBlock = progress.indexedBlock;
        chainHeight = progress.chainHeight ?? chainHeight;
        for (const job of queueJobs) job.wake();
        metrics.blocksIndexed.inc(progress.blocksAdded ?? 0);
        metrics.blocksRemoved.inc(progress.blocksRemoved ?? 0);
      },
    }),
  );
  start('nft listings', (session) => endListings(session, options.clock ?? Date.now));
  const { storage } = options;
  if (storage) {
    start('file orphans', (session) =>
      removeOrphans(session, { storage, clock: options.clock ?? Date.now, logger }),
    );
  }
  start('housekeeping', (session) =>
    keepHouse(session, logger, [
      EVENT_SWEEP,
      CONTRACT_SWEEP,
      ...STATUS_SWEEPS,
      ...ACCOUNT_SWEEPS,
      ...DEMO_SWEEPS,
    ]),
  );
  const { mail, compileLimits: limits } = options;
  if (limits) {
    const loadContracts = async () => findContracts((await chain.verifyChain()).genesisHash);
    start('verification', (session) => verifyContracts(session, { rpc, logger, limits, loadContracts }));
  }
  if (mail) start('mail', (session) => sendMail(session, { ...mail, logger, alarms }));
  const { attestorKey } = options;
  if (attestorKey) {
    start('permits', (session) =>
      signPermits(session, {
        attestorKey,
        rpc,
        logger,
        clock: options.clock ?? Date.now,
        findContract: async () => {
          const { genesisHash } = await chain.verifyChain();
          return (await findContracts(genesisHash)).CommunityRewards?.address ?? null;
        },
      }),
    );
  }
  start('status', (session) =>
    checkServices(session, {
      rpcUrl: options.rpcUrl,
      siteUrl: options.siteUrl,
      clock: options.clock ?? Date.now,
    }),
  );
  const clock = options.clock ?? Date.now;
  start('reconciliation', (session) =>
    reconcilePresale(session, {
      rpc,
      alarms,
      clock,
      everyMs: options.reconcileEveryMs,
      loadContracts: async () => findContracts((await chain.verifyChain()).genesisHash),
      onCompared: (differences) => metrics.bookDifferences.set(differences),
    }),
  );
  const { bridge } = options;
  if (bridge) start('bridge', (session) => watchBridge(session, { ...bridge, clock, logger, alarms }));
  start('partners', (session) => tellPartners(session, { logger, clock: options.clock ?? Date.now }));
  for (const [lane, key] of listLanes(options)) {
    if (!key) continue;
    start(`outbox ${lane}`, (session) =>
      runLane(session, {
        ...chain,
        lane,
        signer: new Signer(key, CHAIN_ID),
        confirmations: options.confirmations ?? 0,
        clock: options.clock ?? Date.now,
        loadKinds: async (genesisHash) => listKinds(await findContracts(genesisHash)),
        onDone: (seconds) => {
          metrics.outboxDone.inc({ lane });
          metrics.outboxSeconds.observe({ lane }, seconds);
        },
      }),
    );
  }
  const close = async () => {
    stop.abort();
    await Promise.allSettled(jobs.map((job) => job.ended));
    heads.close();
    await database.close();
  };
  let closed: Promise<void> | undefined;
  return {
    registry: metrics.registry,
    indexedBlock: () => indexedBlock,
    status: () => ({
      isHealthy: jobs.every((job) => job.state !== 'halted'),
      indexedBlock,
      chainBlock: heads.latest?.number ?? null,
      jobs: Object.fromEntries(jobs.map((job) => [job.name, job.state])),
      alarms: [...alarms.count().keys()],
    }),
    close: () => (closed ??= close()),
  };
}

/** The market of NFTs, on a chain that has one. */
function listMarket({ NovaNFT, Marketplace }: DeployedContracts): FeatureHandler[] {
  if (!NovaNFT || !Marketplace) return [];
  return [createMarketHandler({ nft: NovaNFT.address, marketplace: Marketplace.address })];
}

/** Tokens that people create, on a chain with the factory. */
function listTokenFactory({ TokenFactory }: DeployedContracts): FeatureHandler[] {
  return TokenFactory ? [createCreatedTokenHandler(TokenFactory.address)] : [];
}

/** How each kind of row becomes a transaction. A new kind is one line here. */
function listKinds(contracts: DeployedContracts): OutboxKind[] {
  const { AccountFactory, ActionLedger, CommunityRewards, Presale, TestUSDT, TokenFactory } = contracts;
  return [
    createRecordAction(ActionLedger.address),
    createRevokeAction(ActionLedger.address),
    createSetActionType(ActionLedger.address),
    createSendGas(),
    ...(TestUSDT ? [createTapUsdt(TestUSDT.address)] : []),
    ...(Presale
      ? [
          createReservePurchase(Presale.address),
          createFulfilPurchase(Presale.address),
          createReleasePurchase(Presale.address),
          createSetWhitelisted(Presale.address),
          createEndPhase(Presale.address),
          createSetPaused(Presale.address),
        ]
      : []),
    ...(AccountFactory ? createLinkKinds(AccountFactory.address) : []),
    ...(CommunityRewards ? [createDrip(CommunityRewards.address)] : []),
    ...(TokenFactory ? [createCreateToken(TokenFactory.address)] : []),
  ];
}

type RunJob = Parameters<typeof startExclusiveJob>[0]['run'];

function listLanes(options: WorkerOptions): [OutboxLane, Hex | undefined][] {
  return [
    ['actions', options.attestorKey],
    ['money', options.operatorKey],
    ['gas', options.gasKey],
    ['curation', options.curatorKey],
    ['pausing', options.pauserKey],
  ];
}

async function refuseWrongChain(...args: Parameters<typeof verifyChain>): Promise<void> {
  try {
    await verifyChain(...args);
  } catch (error) {
    if (!(error instanceof NodeAwayError || error instanceof RpcError)) throw error;
  }
}
