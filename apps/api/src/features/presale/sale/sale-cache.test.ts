import { presaleAbi } from '@nova/abi/presale';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { encodeFunctionResult, toFunctionSelector } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChainClient } from '../../../http/chain/chain-client.ts';
import { createSaleReader } from './sale-cache.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into chain.contracts (name, address, deployed_at_block) values ('Presale', $1, 0)`,
    [Buffer.alloc(20, 1)],
  );
});
afterAll(() => database.drop());

const PHASE_OF = toFunctionSelector('phaseOf(uint256)');
const phase = encodeFunctionResult({
  abi: presaleAbi,
  functionName: 'phaseOf',
  result: { priceUsdtUnits: 1n, allocationWei: 10n, soldWei: 3n, reservedWei: 0n },
});

/** A chain that responds immediately, never, or with null. */
function createChain(): { chain: ChainClient; mode: 'answers' | 'hangs' | 'away' } {
  const state = { mode: 'answers' as 'answers' | 'hangs' | 'away' };
  const never = new Promise<never>(() => {});
  const chain = {
    getHead: () => (state.mode === 'hangs' ? never : Promise.resolve(state.mode === 'away' ? null : 7)),
    call: (calls: readonly { params: readonly unknown[] }[]) =>
      Promise.resolve(
        calls.map(({ params: [call] }) =>
          (call as { data: string }).data.startsWith(PHASE_OF) ? phase : `0x${'0'.repeat(64)}`,
        ),
      ),
  } as unknown as ChainClient;
  return Object.assign(state, { chain });
}

test.each(['hangs', 'away'] as const)(
  'while the chain %s, pages show the last sale marked as stale',
  async (mode) => {
    const node = createChain();
    const { readShown } = createSaleReader({ db: database.db, chain: node.chain }, () => Promise.resolve(0));
    expect(await readShown()).toMatchObject({ isStale: false, snapshot: { chain: { block: 7 } } });
    node.mode = mode;
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect(await readShown()).toMatchObject({ isStale: true, snapshot: { chain: { block: 7 } } });
    now.mockRestore();
  },
);

test('nothing is sold by a stale state', async () => {
  const node = createChain();
  const { readSale } = createSaleReader({ db: database.db, chain: node.chain }, () => Promise.resolve(0));
  expect(await readSale()).toMatchObject({ chain: { block: 7 } });
  node.mode = 'away';
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await expect(readSale()).rejects.toMatchObject({ code: 'unavailable' });
  now.mockRestore();
});

test('without any previous state a page reports that the chain does not respond', async () => {
  const node = createChain();
  node.mode = 'away';
  const { readShown } = createSaleReader({ db: database.db, chain: node.chain }, () => Promise.resolve(0));
  await expect(readShown()).rejects.toMatchObject({ code: 'unavailable' });
});
