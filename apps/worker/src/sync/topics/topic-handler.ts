import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { RECOVERY_COMPLETED, RECOVERY_STARTED } from '@nova/shared/passkey/recovery-events';
import { INDEXED, type IndexedTopic } from '../../lib/jobs/job-signals.ts';
import { type ChainBlock, eachLog } from '../chain-block.ts';
import type { FeatureHandler } from '../feature-handler.ts';

const RECOVERY_TOPICS: ReadonlySet<string> = new Set([RECOVERY_STARTED, RECOVERY_COMPLETED]);

/** Writes nothing itself, but reports the events and coin transfers that jobs read from the index. */
export function createTopicHandler(contracts: DeployedContracts): FeatureHandler {
  const topicsByAddress = new Map<string, IndexedTopic>();
  const { Marketplace, NovaNFT, Presale } = contracts;
  if (Presale) topicsByAddress.set(Presale.address, INDEXED.presale);
  for (const contract of [NovaNFT, Marketplace])
    if (contract) topicsByAddress.set(contract.address, INDEXED.market);
  return {
    collect: (blocks) => ({
      insert: () => Promise.resolve([...listTopics(blocks, topicsByAddress)]),
      remove: () => Promise.resolve(),
    }),
  };
}

function listTopics(
  blocks: readonly ChainBlock[],
  topicsByAddress: ReadonlyMap<string, IndexedTopic>,
): Set<IndexedTopic> {
  const topics = new Set<IndexedTopic>();
  for (const { log } of eachLog(blocks)) {
    const topic = topicsByAddress.get(log.address);
    if (topic) topics.add(topic);
    if (RECOVERY_TOPICS.has(log.topics[0] ?? '')) topics.add(INDEXED.recoveries);
  }
  const movesCoins = blocks.some(({ transactions }) => transactions.some(({ valueWei }) => valueWei > 0n));
  if (movesCoins) topics.add(INDEXED.transfers);
  return topics;
}
