import { existsSync } from 'node:fs';
import { equalBytes } from '../encoding/hex.ts';
import type { Block } from '../chain/block.ts';
import { BlockIndex } from '../chain/block-index.ts';
import { readLink } from '../chain/check-tail.ts';
import { NodeStore } from '../state/node-store.ts';
import { walkState } from '../state/walk-state.ts';
import { AcknowledgedHead } from '../store/acknowledged-head.ts';
import { type ChainStore, openChainStore, repairDatabase } from '../store/chain-store.ts';
import {
  blockHashKey,
  blockKey,
  decodeNumber,
  encodeHead,
  HEAD_KEY,
  nodeKey,
  retiredKey,
  transactionKey,
} from '../store/keys.ts';
import { CommandError, type Report } from './command.ts';
import { chainFolder } from './open-offline.ts';

/**
 * Maximum number of blocks to search for a complete state; nodes with pruning have deleted older states
 * anyway.
 */
const MAX_STEPS_BACK = 100_000;
const INDEX_STEP = 500;
const HIGHEST = Number.MAX_SAFE_INTEGER;

async function firstOf(keys: AsyncIterable<Buffer>): Promise<number> {
  for await (const key of keys) return decodeNumber(key, 1);
  return 0;
}

/** Returns the last block of an unbroken sequence from the genesis. */
function lastLinked(store: ChainStore): number {
  let parent: Uint8Array | undefined;
  for (let number = 0; ; number++) {
    const encoding = store.get(blockKey(number));
    try {
      if (encoding === undefined) return number - 1;
      const { hash, parentHash } = readLink(encoding);
      if (parent !== undefined && !equalBytes(parentHash, parent)) return number - 1;
      parent = hash;
    } catch {
      return number - 1;
    }
  }
}

async function lastWhole(store: ChainStore, nodes: NodeStore, from: number, report: Report): Promise<Block> {
  const blocks = new BlockIndex(store);
  for (let number = from; number >= Math.max(0, from - MAX_STEPS_BACK); number--) {
    try {
      const block = blocks.byNumber(number)!;
      await walkState(nodes, block.state);
      return block;
    } catch (error) {
      report(`block ${number} is incomplete: ${(error as Error).message}`);
    }
  }
  throw new CommandError(
    'No block with a complete state is left; restore the folder from a backup or follow the chain again.',
  );
}

/** Returns the keys of everything above the new head, so that it can no longer be found. */
function leftovers(store: ChainStore, head: number, last: number): Buffer[] {
  const blocks = new BlockIndex(store);
  const keys: Buffer[] = [];
  for (let number = head + 1; number <= last; number++) {
    keys.push(blockKey(number), retiredKey(number));
    try {
      const block = blocks.byNumber(number);
      if (block === undefined) continue;
      keys.push(blockHashKey(block.hash));
      if (block.body !== null) keys.push(transactionKey(block.body.transaction.hash));
    } catch {
      // An unreadable block cannot be found by hash either.
    }
  }
  return keys;
}

/** Rebuilds the indexes by hash, which may have lost entries of intact blocks. */
async function indexAnew(store: ChainStore, head: number): Promise<void> {
  const blocks = new BlockIndex(store);
  for (let from = 0; from <= head; from += INDEX_STEP) {
    const numbers = Array.from({ length: Math.min(INDEX_STEP, head - from + 1) }, (_, index) => from + index);
    const entries = numbers.flatMap((number) => BlockIndex.entries(blocks.byNumber(number)!));
    await store.tidy([], entries);
  }
}

/**
 * Reverts to the last intact block: an unbroken sequence of blocks from the genesis, with every node of its
 * state. Losing acknowledged blocks requires `acceptLoss`.
 * @throws CommandError and StoreError
 */
export async function repairStore(
  dataDir: string,
  acceptLoss: boolean,
  report: Report,
): Promise<{ head: number; lost: number }> {
  const folder = chainFolder(dataDir);
  if (!existsSync(folder)) throw new CommandError(`There is no chain in ${folder}.`);
  const acknowledged = AcknowledgedHead.read(folder)?.number ?? 0;
  await repairDatabase(folder);
  const store = await openChainStore(folder);
  try {
    const linked = lastLinked(store);
    if (linked < 0)
      throw new CommandError(`Not even the genesis block is left in ${folder}; restore it from a backup.`);
    const nextNode = 1 + (await firstOf(store.keysBackwards(nodeKey(0), nodeKey(HIGHEST))));
    const head = await lastWhole(store, new NodeStore(store, nextNode), linked, report);
    const { number } = head.header;
    const lost = Math.max(0, acknowledged - number);
    if (lost > 0 && !acceptLoss) {
      throw new CommandError(
        `The last complete block is ${number}, but block ${acknowledged} was acknowledged, so ${lost} blocks would be lost. ` +
          `Restore the folder from a backup or a follower, or run \`repair --accept-loss\`.`,
      );
    }
    const last = await firstOf(store.keysBackwards(blockKey(0), blockKey(HIGHEST)));
    await store.tidy(leftovers(store, number, Math.max(last, number)), []);
    await indexAnew(store, number);
    await store.write([{ key: HEAD_KEY, value: encodeHead({ number, nextNode }) }]);
    const mark = new AcknowledgedHead(folder);
    mark.write(number, head.hash);
    mark.close();
    return { head: number, lost };
  } finally {
    await store.close();
  }
}
