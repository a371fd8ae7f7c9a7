import type { Block } from '@nova/shared/explorer/schemas';
import { announceAccountChange } from '../store/account-changes.ts';
import { api } from '../api/api-client.ts';
import { consumeFirstBlocks } from './first-blocks.ts';
import { createLiveReading, useLiveReading } from '../store/live-reading.ts';
import { mergeBlock } from '../realtime/merge-blocks.ts';
import { realtimeStatus } from '../realtime/realtime-events.ts';

/** Number of blocks kept in memory: enough for the strip, the particles and every "latest" list. */
export const LATEST_BLOCKS_LIMIT = 25;
const POLL_WITHOUT_LINE_MS = 5_000;

/** Announces the accounts of newly read blocks. */
function announceAccountsOf(blocks: readonly Block[]): void {
  const newest = latestBlocks.get().data?.[0]?.number;
  if (newest === undefined) return;
  const added = blocks.filter((block) => block.number > newest);
  for (const account of new Set(added.flatMap((block) => block.action?.account ?? [])))
    announceAccountChange(account);
}

/** Blocks that arrive while a list is being read, which may not contain them yet. */
let late: Block[] | null = null;

async function readBlocks(): Promise<readonly Block[]> {
  late = [];
  try {
    const first = consumeFirstBlocks();
    const { items } = (first && (await first)) ?? (await api.listBlocks({ limit: LATEST_BLOCKS_LIMIT }));
    announceAccountsOf(items);
    return late.reduce<readonly Block[]>(
      (blocks, block) => mergeBlock(blocks, block, LATEST_BLOCKS_LIMIT).blocks,
      items,
    );
  } finally {
    late = null;
  }
}

/**
 * The latest blocks, newest first: read once, then updated
 * by the live connection (or polled while it is down).
 */
export const latestBlocks = createLiveReading<readonly Block[]>({
  read: readBlocks,
  everyMs: () => (realtimeStatus.get() === 'live' ? null : POLL_WITHOUT_LINE_MS),
  staleMs: Number.POSITIVE_INFINITY,
});

/** Adds a block of the live connection to the list; a gap before it is read from the API. */
export function addBlock(block: Block): void {
  late?.push(block);
  const known = latestBlocks.get().data;
  if (!known) return;
  const { blocks, hasGap } = mergeBlock(known, block, LATEST_BLOCKS_LIMIT);
  latestBlocks.set(blocks);
  if (hasGap) void latestBlocks.refresh();
}

/** Returns the latest blocks for every "latest" list, the strip and the header. */
export function useLatestBlocks() {
  return useLiveReading(latestBlocks);
}
