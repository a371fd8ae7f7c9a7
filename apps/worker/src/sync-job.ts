import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { createEnergyHandler } from './features/energy/handlers.ts';
import { createContractCallsHandler } from './features/explorer/contract-calls.ts';
import { createExplorerHandler } from './features/explorer/handlers.ts';
import { createNameHandler } from './features/names/name-handler.ts';
import { createNftHandler } from './features/nft/handlers.ts';
import { createMarketHandler } from './features/nft/market-handler.ts';
import { createCreatedTokenHandler } from './features/token/created-tokens.ts';
import { createTokenHandler } from './features/token/handlers.ts';
import type { Job } from './lib/jobs/job.ts';
import { storeContracts } from './lib/chain/store-contracts.ts';
import { ChainReader } from './sync/chain-reader.ts';
import type { FeatureHandler } from './sync/feature-handler.ts';
import { runIndexer } from './sync/run-indexer.ts';
import { createTopicHandler } from './sync/topics/topic-handler.ts';
import { UnconfirmedTopics } from './sync/topics/unconfirmed-topics.ts';
import type { SyncHeight, WorkerContext } from './worker-context.ts';

/**
 * Blocks behind the head from which the indexer counts as importing history, and jobs that fill in details
 * pause.
 */
const IMPORT_WINDOW = 1_000;
const FINALITY_WINDOW = 128;

/**
 * The indexer: keeps schema `chain` in sync with the chain, and signals to the other jobs what its blocks
 * contain for them.
 */
export function createIndexerJob(context: WorkerContext): Job {
  const { chain, height, leaves, metrics, options, signals } = context;
  const unconfirmed = new UnconfirmedTopics(options.confirmations ?? 0);
  return {
    name: 'indexer',
    lock: 'own',
    run: (session) =>
      runIndexer(session, {
        ...chain,
        reader: new ChainReader(chain.rpc),
        finalityWindow: options.finalityWindow ?? FINALITY_WINDOW,
        loadFeatures: async (genesisHash) => {
          const contracts = await context.findContracts(genesisHash);
          await storeContracts(session.client, contracts);
          // Nearly every transaction goes to the ledger. Because it is known in time, none of them is
          // queued for tracing.
          await leaves.find(chain.rpc, [contracts.ActionLedger.address]);
          return listHandlers(context, contracts);
        },
        onProgress: (progress) => {
          height.indexedBlock = progress.indexedBlock;
          height.chainHeight = progress.chainHeight ?? height.chainHeight;
          for (const topic of unconfirmed.note(progress.indexedBlock, progress.topics)) signals.report(topic);
          metrics.blocksIndexed.inc(progress.blocksAdded ?? 0);
          metrics.blocksRemoved.inc(progress.blocksRemoved ?? 0);
        },
      }),
  };
}

/** Returns true while the indexer is far behind the head. */
export function isImporting({ chainHeight, indexedBlock }: SyncHeight): boolean {
  return chainHeight - indexedBlock > IMPORT_WINDOW;
}

/** Returns the event handlers of all features. Each feature needs one line here. */
function listHandlers({ leaves }: WorkerContext, contracts: DeployedContracts): FeatureHandler[] {
  return [
    createEnergyHandler(contracts.ActionLedger.address),
    createTokenHandler(),
    ...listTokenFactory(contracts),
    createNftHandler(),
    ...listMarket(contracts),
    ...listNames(contracts),
    createExplorerHandler(leaves),
    createContractCallsHandler(),
    createTopicHandler(contracts),
  ];
}

/** Returns the handler of the NFT market, if the chain has one. */
function listMarket({ NovaNFT, Marketplace }: DeployedContracts): FeatureHandler[] {
  if (!NovaNFT || !Marketplace) return [];
  return [createMarketHandler({ nft: NovaNFT.address, marketplace: Marketplace.address })];
}

/** Returns the handler of names, if the chain has their contracts. */
function listNames(contracts: DeployedContracts): FeatureHandler[] {
  const { NameRegistrar, NameRegistry, NameResolver, ReverseRegistrar } = contracts;
  if (!NameRegistrar || !NameRegistry || !NameResolver || !ReverseRegistrar) return [];
  return [
    createNameHandler({
      registrar: NameRegistrar.address,
      registry: NameRegistry.address,
      resolver: NameResolver.address,
      reverseRegistrar: ReverseRegistrar.address,
    }),
  ];
}

/** Returns the handler of created tokens, if the chain has the factory. */
function listTokenFactory({ TokenFactory }: DeployedContracts): FeatureHandler[] {
  return TokenFactory ? [createCreatedTokenHandler(TokenFactory.address)] : [];
}
