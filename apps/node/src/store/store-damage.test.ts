import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isSoak } from '../../test/env.ts';
import { Random } from '../../test/random.ts';
import { createTempFolder, startTestNode, stranger, viemClients } from '../../test/test-node.ts';
import { CommandError } from '../commands/command.ts';
import { repairStore } from '../commands/repair-store.ts';
import { verifyChain } from '../commands/verify-chain.ts';
import { AcknowledgedHead } from './acknowledged-head.ts';
import { openChainStore, StoreError } from './chain-store.ts';
import { blockKey, encodeHead, HEAD_KEY } from './keys.ts';

const quiet = (): void => {};
const SESSIONS = 3;
const BLOCKS_PER_SESSION = 15;
const HEAD = SESSIONS * BLOCKS_PER_SESSION;
/** The soak tier uses many more seeds. */
const SEEDS = isSoak ? 300 : 24;

let original: string;

beforeAll(async () => {
  original = createTempFolder();
  // Each start writes the log to a table, so all kinds of files exist.
  for (let session = 0; session < SESSIONS; session++) {
    const node = await startTestNode({ dataDir: original });
    const { wallet } = viemClients(node.url);
    for (let value = 1n; value <= BigInt(BLOCKS_PER_SESSION); value++)
      await wallet.sendTransaction({ to: stranger.address, value });
    await node.close();
  }
});

function copy(): string {
  const dataDir = createTempFolder();
  cpSync(original, dataDir, { recursive: true });
  return dataDir;
}

/** Removes, truncates or modifies one file of the database. */
function damage(folder: string, random: Random): void {
  const files = readdirSync(folder).filter((name) => /^(\d+\.(log|ldb)|MANIFEST-.*|CURRENT)$/.test(name));
  const name = random.pick(files);
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const kind = random.below(3);
  if (kind === 0 || bytes.length === 0) {
    rmSync(file);
    return;
  }
  const at = random.below(bytes.length);
  if (kind === 1) {
    truncateSync(file, at);
    return;
  }
  bytes[at] = bytes[at]! ^ (1 + random.below(255));
  writeFileSync(file, bytes);
}

test.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'damage %i is detected or harmless; nothing is lost silently',
  async (seed) => {
    const dataDir = copy();
    damage(join(dataDir, 'chain'), new Random(seed));
    let refusal: unknown;
    try {
      const node = await startTestNode({ dataDir });
      expect(node.chain.head.header.number).toBe(HEAD);
      await node.close();
    } catch (error) {
      refusal = error;
    }
    if (refusal === undefined) {
      // Damage that the start does not read is found by `verify`.
      const error: unknown = await verifyChain(dataDir, quiet).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (error !== undefined && !(error instanceof CommandError)) throw error;
      return;
    }
    expect(refusal).toBeInstanceOf(StoreError);
    expect((refusal as Error).message).toMatch(/restore|repair|start with the keys/);
    const repaired = await repairStore(dataDir, true, quiet).catch((error: unknown) => error);
    if (repaired instanceof Error) {
      if (!/restore/i.test(repaired.message)) throw repaired;
      return;
    }
    const { head, lost } = repaired as { head: number; lost: number };
    expect(head + lost).toBe(HEAD);
    const node = await startTestNode({ dataDir });
    const { wallet } = viemClients(node.url);
    await wallet.sendTransaction({ to: stranger.address, value: 1n });
    expect(node.chain.head.header.number).toBe(head + 1);
    await node.close();
  },
);

test('a store that lacks acknowledged blocks is refused with their number', async () => {
  const dataDir = copy();
  const folder = join(dataDir, 'chain');
  const mark = new AcknowledgedHead(folder);
  mark.write(HEAD + 3, new Uint8Array(32).fill(1));
  mark.close();
  await expect(startTestNode({ dataDir })).rejects.toThrow(
    `ends at block ${HEAD}, but block ${HEAD + 3} (0x${'01'.repeat(32)}) was acknowledged: 3 blocks are lost; restore the folder`,
  );
  await expect(repairStore(dataDir, false, quiet)).rejects.toThrow(
    `The last complete block is ${HEAD}, but block ${HEAD + 3} was acknowledged, so 3 blocks would be lost.`,
  );
  expect(await repairStore(dataDir, true, quiet)).toEqual({ head: HEAD, lost: 3 });
  const node = await startTestNode({ dataDir });
  expect(node.chain.head.header.number).toBe(HEAD);
  await node.close();
});

test('a gap below the head is detected, and repair reverts to the block before it', async () => {
  const dataDir = copy();
  const store = await openChainStore(join(dataDir, 'chain'));
  await store.tidy([blockKey(HEAD - 4)], []);
  await store.write([]);
  await store.close();
  await expect(startTestNode({ dataDir })).rejects.toThrow(
    `is damaged: block ${HEAD - 4} below its head ${HEAD} is missing or different`,
  );
  expect(await repairStore(dataDir, true, quiet)).toEqual({ head: HEAD - 5, lost: 5 });
  expect((await verifyChain(dataDir, quiet)).head).toBe(HEAD - 5);
});

test('an outdated head is not accepted as the end', async () => {
  const dataDir = copy();
  const store = await openChainStore(join(dataDir, 'chain'));
  await store.write([{ key: HEAD_KEY, value: encodeHead({ number: 5, nextNode: 10_000 }) }]);
  await store.close();
  await expect(startTestNode({ dataDir })).rejects.toThrow(`ends at block 5, but block ${HEAD}`);
});
