import { createdTokenAbi } from '@nova/abi/created-token';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { encodeAbiParameters, encodeEventTopics, parseAbiParameters, type Hex } from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChainBlock, ChainLog } from '../../sync/chain-block.ts';
import { createCreatedTokenHandler } from './created-tokens.ts';

const FACTORY = `0x${'fa'.repeat(20)}` as const;
const IMPOSTOR = `0x${'1f'.repeat(20)}` as const;
const OWNER = `0x${'aa'.repeat(20)}` as const;
const TOKEN = `0x${'01'.repeat(20)}` as const;
const SECOND = `0x${'02'.repeat(20)}` as const;
const OPERATION = `0x${'0e'.repeat(32)}` as const;
const NO_OPERATION = `0x${'00'.repeat(32)}` as const;
const AT = '2026-03-01T12:00:00.000Z';

const handler = createCreatedTokenHandler(FACTORY);
let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

type Reported = Pick<ChainLog, 'address' | 'topics' | 'data'>;

function created(address: Hex, token: Hex, opId: Hex = NO_OPERATION): Reported {
  const args = { token, owner: OWNER, opId } as const;
  return {
    address,
    topics: encodeEventTopics({ abi: tokenFactoryAbi, eventName: 'TokenCreated', args }) as Hex[],
    data: encodeAbiParameters(parseAbiParameters('string, string, uint256'), ['Car Coin', 'CAR', 7n]),
  };
}
const described = (token: Hex): Reported => ({
  address: token,
  topics: encodeEventTopics({ abi: createdTokenAbi, eventName: 'ContractURIUpdated' }) as Hex[],
  data: '0x',
});

/** Returns a block with one transaction that emitted these events. */
function block(number: number, ...announcements: Reported[]): ChainBlock {
  const logs = announcements.map((log, logIndex) => ({
    address: log.address,
    topics: log.topics,
    data: log.data,
    blockNumber: number,
    logIndex,
    txIndex: 0,
  }));
  const transaction = { blockNumber: number, index: 0, logs };
  return { number, timestamp: AT, transactions: [transaction] } as unknown as ChainBlock;
}

const insert = (...blocks: ChainBlock[]) => handler.collect(blocks).insert(client);
const readTokens = async () => {
  const { rows } = await client.query(
    `select '0x' || encode(address, 'hex') as address, '0x' || encode(owner, 'hex') as owner,
       '0x' || encode(operation_id, 'hex') as operation, initial_supply::text as supply, block_number::int as block
     from chain.created_tokens order by block_number, log_index`,
  );
  return rows;
};
const readQueue = async () => {
  const { rows } = await client.query<{ address: string }>(
    `select '0x' || encode(address, 'hex') as address from chain.pending_tokens order by 1`,
  );
  return rows.map(({ address }) => address);
};

test('stores tokens of the factory with owner and supply, created by wallets or by the server', async () => {
  await insert(block(4, created(FACTORY, TOKEN)), block(5, created(FACTORY, SECOND, OPERATION)));
  expect(await readTokens()).toEqual([
    { address: TOKEN, owner: OWNER, operation: null, supply: '7', block: 4 },
    { address: SECOND, owner: OWNER, operation: OPERATION, supply: '7', block: 5 },
  ]);
});

test('ignores creation events of other contracts', async () => {
  await insert(block(4, created(IMPOSTOR, TOKEN)));
  expect(await readTokens()).toEqual([]);
});

test('reads a token again after a change event; ignores a stranger’s contract', async () => {
  await insert(block(4, created(FACTORY, TOKEN)));
  await insert(block(5, described(TOKEN), described(IMPOSTOR)));
  expect(await readQueue()).toEqual([TOKEN]);
});

test('a reorg removes tokens of its blocks and queues the others again', async () => {
  const blocks = [block(4, created(FACTORY, TOKEN)), block(5, created(FACTORY, SECOND), described(TOKEN))];
  await insert(...blocks);
  await client.query('delete from chain.pending_tokens');
  await handler.collect(blocks.slice(1)).remove(client, 5);
  expect((await readTokens()).map(({ address }) => address as string)).toEqual([TOKEN]);
  expect(await readQueue()).toEqual([TOKEN]);
});
