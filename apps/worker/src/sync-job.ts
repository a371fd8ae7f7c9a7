import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { createEnergyHandler } from './features/energy/handlers.ts';
import { createExplorerHandler } from './features/explorer/handlers.ts';
import { createNftHandler } from './features/nft/handlers.ts';
import { createMarketHandler } from './features/nft/market-handler.ts';
import { createCreatedTokenHandler } from './features/token/created-tokens.ts';
import { createTokenHandler } from './features/token/handlers.ts';
import { storeContracts } from './lib/store-contracts.ts';
import { createQueueJobs } from './queue-jobs.ts';
import { ChainReader } from './sync/chain-reader.ts';
import type { FeatureHandler } from './sync/feature-handler.ts';
import { runIndexer } from './sync/run-indexer.ts';
import type { WorkerContext } from './worker-context.ts';

/** How far the index is; −1 before the first block. */
export interface SyncHeight {
  indexedBlock: number;
  /** Newest block that the indexer knows of; −1 before the first. */
  chainHeight: number;
}

/** Further below the head the indexer imports history, and jobs that fill in details wait. Blocks. */
const IMPORT_WINDOW = 1_000;
const FINALITY_WINDOW = 128;

/** Starts the indexer, and the jobs that fill in what blocks only announce. @param height kept up with what is indexed */
export function startSync(context: WorkerContext, height: SyncHeight): void {
  const { chain, leaves, metrics, options, start } = context;
  const queueJobs = createQueueJobs({
    ...chain,
    leaves,
    isImporting: () => height.chainHeight - height.indexedBlock > IMPORT_WINDOW,
    nftOrigins: options.nftOrigins ?? [],
    rankEveryMs: options.rankEveryMs,
  });
  for (const job of queueJobs) start(job.name, job.run);
  start('indexer', (session) =>
    runIndexer(session, {
      ...chain,
      reader: new ChainReader(chain.rpc),
      finalityWindow: options.finalityWindow ?? FINALITY_WINDOW,
      loadFeatures: async (genesisHash) => {
        const contracts = await context.findContracts(genesisHash);
        await storeContracts(session.client, contracts);
        // Nearly every transaction goes to it: known in time, none of them waits to be traced.
        await leaves.find(chain.rpc, [contracts.ActionLedger.address]);
        return listHandlers(context, contracts);
      },
      onProgress: (progress) => {
        height.indexedBlock = progress.indexedBlock;
        height.chainHeight = progress.chainHeight ?? height.chainHeight;
        for (const job of queueJobs) job.wake();
        metrics.blocksIndexed.inc(progress.blocksAdded ?? 0);
        metrics.blocksRemoved.inc(progress.blocksRemoved ?? 0);
      },
    }),
  );
}

/** What becomes of the events of each feature. A new feature is one line here. */
function listHandlers({ leaves }: WorkerContext, contracts: DeployedContracts): FeatureHandler[] {
  return [
    createEnergyHandler(contracts.ActionLedger.address),
    createTokenHandler(),
    ...listTokenFactory(contracts),
    createNftHandler(),
    ...listMarket(contracts),
    createExplorerHandler(leaves),
  ];
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
