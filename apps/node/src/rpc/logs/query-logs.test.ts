import { beforeAll, expect, test } from 'vitest';
import { createFragileStore } from '../../../test/fragile-store.ts';
import { createLogChain } from '../../../test/log-chain.ts';
import { Random } from '../../../test/random.ts';
import type { Chain } from '../../chain/chain.ts';
import { SECTION_BLOCKS } from '../../chain/logs/log-section.ts';
import type { Log } from '../../chain/logs/receipt.ts';
import { bytesToHex, type Hex, quantity } from '../../encoding/hex.ts';
import { logRowKey, logSectionKey } from '../../store/keys.ts';
import type { LogCriteria } from './log-filter.ts';
import { queryLogs } from './query-logs.ts';

const random = new Random(4096);
const addresses = Array.from({ length: 12 }, () => random.bytes(20));
const topics = Array.from({ length: 30 }, () => random.bytes(32));

/** Some addresses and topics are frequent, most are rare; many blocks have no logs. */
function randomLogs(): Log[] {
  if (random.once(3)) return [];
  const one = <T>(items: T[]): T =>
    random.once(4) ? random.pick(items) : items[random.below(2) * random.below(2)]!;
  return Array.from({ length: 1 + random.below(3) }, () => ({
    address: one(addresses),
    topics: Array.from({ length: random.below(5) }, () => one(topics)),
    data: random.bytes(random.below(40)),
  }));
}

const disk = createFragileStore();
const written: Log[][] = [[]];
let world: Awaited<ReturnType<typeof createLogChain>>;
const LENGTH = 2 * SECTION_BLOCKS + 1_000;

beforeAll(async () => {
  world = await createLogChain(disk.store);
  for (let number = 1; number <= LENGTH; number++) {
    written.push(randomLogs());
    // The first section lacks an index, as written by an older node.
    await world.append(written[number]!, number >= SECTION_BLOCKS);
  }
});

/** Returns numbers and positions of the matching logs by a full scan. */
function scan({ address, topics }: LogCriteria, from: number, to: number): string[] {
  const meets = (log: Log): boolean =>
    (address.length === 0 || address.includes(bytesToHex(log.address))) &&
    topics.every(
      (list, at) =>
        list.length === 0 || (log.topics[at] !== undefined && list.includes(bytesToHex(log.topics[at]))),
    );
  return written
    .slice(from, to + 1)
    .flatMap((logs, offset) =>
      logs.flatMap((log, index) => (meets(log) ? [`${quantity(from + offset)} ${quantity(index)}`] : [])),
    );
}

async function search(criteria: LogCriteria, from: number, to: number): Promise<string[]> {
  const found = await queryLogs(world.chain, criteria, from, to);
  return found.map(({ blockNumber, logIndex }) => `${String(blockNumber)} ${String(logIndex)}`);
}

function randomCriteria(): LogCriteria {
  const some = (items: Uint8Array[]): Hex[] =>
    Array.from({ length: random.below(3) }, () => bytesToHex(random.pick(items)));
  return {
    address: random.once(12) ? [bytesToHex(random.bytes(20))] : some(addresses),
    topics: Array.from({ length: random.below(5) }, () => some(topics)),
  };
}

async function expectScanResults(queries: number): Promise<void> {
  for (let query = 0; query < queries; query++) {
    const criteria = randomCriteria();
    const from = random.below(LENGTH);
    const to = from + random.below(Math.min(6_000, LENGTH - from + 1));
    expect({ criteria, from, to, found: await search(criteria, from, to) }).toEqual({
      criteria,
      from,
      to,
      found: scan(criteria, from, to),
    });
  }
}

const everywhere: LogCriteria = { address: [bytesToHex(addresses[5]!)], topics: [] };
const isIndexed = (section: number): boolean => disk.store.get(logSectionKey(section)) !== undefined;

test('finds the same logs as a full scan, with a section missing, in the store, and in memory', async () => {
  expect([isIndexed(0), isIndexed(1), isIndexed(2)]).toEqual([false, true, false]);
  await expectScanResults(80);
});

test('a search in full sections reads no block without a match', async () => {
  let reads = 0;
  const counted = Object.assign(Object.create(world.blocks) as typeof world.blocks, {
    logsOf: (number: number) => {
      reads += 1;
      return world.blocks.logsOf(number);
    },
  });
  const chain = { head: world.head, blocks: counted } as Chain;
  const found = await queryLogs(chain, everywhere, SECTION_BLOCKS, 2 * SECTION_BLOCKS - 1);
  expect(reads).toBe(new Set(found.map(({ blockNumber }) => blockNumber)).size);
  expect(reads).toBeGreaterThan(5);
});

test('a failed write of a missing section leaves it missing, and the next start rebuilds it', async () => {
  disk.state.failure = new Error('disk full');
  await world.reopen();
  await expect(world.blocks.logs.rebuilt).rejects.toThrow('disk full');
  expect(isIndexed(0)).toBe(false);
  await expectScanResults(20);
  disk.state.failure = null;
  await world.reopen();
  await world.blocks.logs.rebuilt;
  expect([isIndexed(0), isIndexed(1), isIndexed(2)]).toEqual([true, true, false]);
  await expectScanResults(80);
});

test('stopping during a rebuild does not wait and leaves no incomplete section', async () => {
  await disk.store.write([{ key: logSectionKey(0), value: new Uint8Array(0) }]);
  await world.reopen();
  await world.blocks.logs.stop();
  expect(disk.store.get(logSectionKey(0))).toHaveLength(0);
  await world.reopen();
  await world.blocks.logs.rebuilt;
  expect(disk.store.get(logSectionKey(0))).toHaveLength(32);
});

test('rows of other blocks are ignored', async () => {
  // The state of a store that was reverted to a block before the section's end and continued with other
  // blocks.
  const wrong = Array.from({ length: 2048 }, (_, bit) => ({
    key: logRowKey(1, bit),
    value: Buffer.alloc(0),
  }));
  await disk.store.write([...wrong, { key: logSectionKey(1), value: Buffer.alloc(32, 1) }]);
  await world.reopen();
  await expectScanResults(20);
  await world.blocks.logs.rebuilt;
  await expectScanResults(40);
  expect(disk.store.get(logSectionKey(1))).not.toEqual(Buffer.alloc(32, 1));
});

test('a chain that was reverted into a finished section finishes it again', async () => {
  const back = 2 * SECTION_BLOCKS - 100;
  await world.reopen(back);
  written.length = back + 1;
  while (written.length <= LENGTH) {
    written.push(randomLogs());
    await world.append(written.at(-1)!);
  }
  await expectScanResults(60);
  await world.reopen();
  await world.blocks.logs.rebuilt;
  await expectScanResults(40);
  expect(disk.store.get(logSectionKey(1))).toEqual(Buffer.from(world.blocks.hashOf(2 * SECTION_BLOCKS - 1)!));
});

test('blocks missing in the index are found nevertheless', async () => {
  for (let count = 0; count < 300; count++) {
    written.push(randomLogs());
    await world.append(written.at(-1)!, count % 100 > 90);
  }
  const found = await search(everywhere, LENGTH - 500, LENGTH + 300);
  expect(found).toEqual(scan(everywhere, LENGTH - 500, LENGTH + 300));
});
