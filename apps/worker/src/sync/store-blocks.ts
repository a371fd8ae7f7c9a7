import { publish } from '@nova/db/publish';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import { insertTogether } from '../lib/insert-rows.ts';
import type { IndexedTopic } from '../lib/jobs/job-signals.ts';
import { runInTransaction } from '../lib/run-in-transaction.ts';
import { sendTogether } from '../lib/send-together.ts';
import { addToAddresses, addToTotals, listParticipationRows, reverseChange } from './apply-change.ts';
import type { ChainBlock } from './chain-block.ts';
import type { FeatureHandler, LiveEvent } from './feature-handler.ts';
import { storeOrphans } from './store-orphans.ts';
import { listLiveBlocks } from './live-blocks.ts';
import { lockDetails } from './lock-details.ts';
import { loadStoredBlocks } from './load-stored-blocks.ts';
import { summariseChange } from './summarise-change.ts';
import { type Cursor, moveCursor } from './sync-state.ts';
import { deleteBlocks, listBlockRows } from './write-blocks.ts';

/** Stored blocks. */
export interface StoredBlocks {
  /** The last of them. */
  readonly cursor: Cursor;
  /** What they contain for jobs. */
  readonly topics: ReadonlySet<IndexedTopic>;
}

/** Dependencies for storing blocks. */
export interface BlockStore {
  readonly client: Client;
  readonly genesisHash: Hex;
  readonly features: readonly FeatureHandler[];
}

/**
 * Writes the blocks after `cursor` and everything derived from them in one transaction.
 * @param liveAbove Height above which events are sent to open pages and the commit survives a power
 * failure. A catch-up does neither, because lost blocks are read from the chain again.
 */
export async function storeBlocks(
  store: BlockStore,
  cursor: Cursor,
  blocks: readonly ChainBlock[],
  liveAbove: number,
): Promise<StoredBlocks> {
  const { client, genesisHash } = store;
  const topics = new Set<IndexedTopic>();
  const last = blocks.at(-1);
  if (!last) return { cursor, topics };
  const features = store.features.map((feature) => feature.collect(blocks));
  const change = summariseChange(blocks, features);
  const liveBlocks = blocks.filter((block) => block.number > liveAbove);
  const isLive = liveBlocks.length > 0;
  const next = { number: last.number, hash: last.hash };
  await runInTransaction(client, async ({ db }) => {
    // Each wait for the server costs a block more than most of these statements, so they are sent together.
    const rows = [...features.flatMap((feature) => feature.rows ?? []), ...listParticipationRows(change)];
    // One after another, because the market reads what NFTs have written.
    const writeFeatures = async () => {
      for (const feature of features) for (const topic of await feature.insert(client)) topics.add(topic);
      const events: LiveEvent[] = [];
      if (isLive)
        for (const feature of features) events.push(...((await feature.readLiveEvents?.(client)) ?? []));
      return events;
    };
    const [, , featureEvents, newAddresses] = await sendTogether([
      isLive ? Promise.resolve() : client.query('set local synchronous_commit = off'),
      insertTogether(client, [...listBlockRows(blocks), ...rows]),
      writeFeatures(),
      addToAddresses(client, change),
      moveCursor(client, genesisHash, cursor, next),
    ]);
    const actions = features.flatMap((feature) => feature.actions ?? []);
    const events = isLive ? [...listLiveBlocks(liveBlocks, actions), ...featureEvents] : [];
    // Publishing is last, because other publishers wait from here until the commit.
    await sendTogether([addToTotals(client, change, newAddresses), publish(db, events)]);
  });
  return { cursor: next, topics };
}

/** Marks all blocks above `ancestor` as orphaned and reverses everything they added, in one transaction. */
export async function removeBlocks(store: BlockStore, cursor: Cursor, ancestor: Cursor): Promise<Cursor> {
  const { client, genesisHash } = store;
  const fromHeight = ancestor.number + 1;
  await runInTransaction(client, async () => {
    await lockDetails(client);
    const blocks = await loadStoredBlocks(client, fromHeight);
    const features = store.features.map((feature) => feature.collect(blocks));
    const change = summariseChange(blocks, features);
    await storeOrphans(client, blocks);
    for (const feature of features) await feature.remove(client, fromHeight);
    await reverseChange(client, change, fromHeight);
    await deleteBlocks(client, fromHeight);
    await moveCursor(client, genesisHash, cursor, ancestor);
  });
  return ancestor;
}
