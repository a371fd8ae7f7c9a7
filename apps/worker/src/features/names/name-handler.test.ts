import { nameRegistrarAbi } from '@nova/abi/name-registrar';
import { nameRegistryAbi } from '@nova/abi/name-registry';
import { nameResolverAbi } from '@nova/abi/name-resolver';
import { reverseRegistrarAbi } from '@nova/abi/reverse-registrar';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import {
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  labelhash,
  namehash,
  parseAbiParameters,
} from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChainBlock, ChainLog } from '../../sync/chain-block.ts';
import { createNameHandler } from './name-handler.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const [REGISTRAR, REGISTRY, RESOLVER, REVERSE] = ['a1', 'a2', 'a3', 'a4'].map(address) as [
  Hex,
  Hex,
  Hex,
  Hex,
];
const [ANN, BOB] = ['0a', '0b'].map(address) as [Hex, Hex];
const AT = '2026-03-01T12:00:00.000Z';
const EXPIRES = 1_803_902_400n;
const NODE = namehash('alice.nac');
const REVERSE_NODE = namehash(`${ANN.slice(2)}.addr.reverse`);

const handler = createNameHandler({
  registrar: REGISTRAR,
  registry: REGISTRY,
  resolver: RESOLVER,
  reverseRegistrar: REVERSE,
});
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

type Log = Pick<ChainLog, 'address' | 'topics' | 'data'>;
const addressData = (account: Hex) => encodeAbiParameters(parseAbiParameters('address'), [account]);

const registered = (owner: Hex, by: Hex = REGISTRAR): Log[] => [
  {
    address: by,
    topics: encodeEventTopics({
      abi: nameRegistrarAbi,
      eventName: 'NameRegistered',
      args: { node: NODE, owner },
    }) as Hex[],
    data: encodeAbiParameters(parseAbiParameters('string, uint256, uint256, uint256'), [
      'alice',
      2n,
      0n,
      EXPIRES,
    ]),
  },
  owned(owner),
  resolves(NODE, RESOLVER),
  leadsTo(owner),
];
const owned = (owner: Hex): Log => ({
  address: REGISTRY,
  topics: encodeEventTopics({
    abi: nameRegistryAbi,
    eventName: 'NewOwner',
    args: { node: namehash('nac'), label: labelhash('alice') },
  }) as Hex[],
  data: addressData(owner),
});
const resolves = (node: Hex, resolver: Hex): Log => ({
  address: REGISTRY,
  topics: encodeEventTopics({ abi: nameRegistryAbi, eventName: 'NewResolver', args: { node } }) as Hex[],
  data: addressData(resolver),
});
const leadsTo = (account: Hex): Log => ({
  address: RESOLVER,
  topics: encodeEventTopics({
    abi: nameResolverAbi,
    eventName: 'AddrChanged',
    args: { node: NODE },
  }) as Hex[],
  data: addressData(account),
});
const cleared = (): Log => ({
  address: RESOLVER,
  topics: encodeEventTopics({
    abi: nameResolverAbi,
    eventName: 'VersionChanged',
    args: { node: NODE },
  }) as Hex[],
  data: encodeAbiParameters(parseAbiParameters('uint64'), [2n]),
});
const chosen = (name: string): Log[] => [
  {
    address: REVERSE,
    topics: encodeEventTopics({
      abi: reverseRegistrarAbi,
      eventName: 'ReverseClaimed',
      args: { addr: ANN, node: REVERSE_NODE },
    }) as Hex[],
    data: '0x',
  },
  resolves(REVERSE_NODE, RESOLVER),
  {
    address: RESOLVER,
    topics: encodeEventTopics({
      abi: nameResolverAbi,
      eventName: 'NameChanged',
      args: { node: REVERSE_NODE },
    }) as Hex[],
    data: encodeAbiParameters(parseAbiParameters('string'), [name]),
  },
];

/** Returns a block with one transaction that emitted these events. */
function block(number: number, ...logs: Log[]): ChainBlock {
  const placed = logs.map(({ address: by, topics, data }, logIndex) => {
    return { address: by, topics, data, blockNumber: number, logIndex, txIndex: 0 };
  });
  return {
    number,
    timestamp: AT,
    transactions: [{ blockNumber: number, index: 0, logs: placed }],
  } as unknown as ChainBlock;
}

const insert = (...blocks: ChainBlock[]) => handler.collect(blocks).insert(client);
const readNames = async () => {
  const { rows } = await client.query(
    `select label, '0x' || encode(owner, 'hex') as owner, '0x' || encode(address, 'hex') as address,
       extract(epoch from expires_at)::int as expires from chain.names`,
  );
  return rows;
};
const readPrimary = async () => {
  const { rows } = await client.query(
    `select '0x' || encode(address, 'hex') as address, label from chain.primary_names`,
  );
  return rows;
};
const ofAnn = { label: 'alice', owner: ANN, address: ANN, expires: Number(EXPIRES) };

test('stores a registered name with owner, address and expiry', async () => {
  await insert(block(4, ...registered(ANN)));
  expect(await readNames()).toEqual([ofAnn]);
});

test('ignores the same events of other contracts', async () => {
  await insert(block(4, ...registered(ANN, BOB).slice(0, 1)));
  expect(await readNames()).toEqual([]);
});

test('a name with cleared records or another resolver leads to no address', async () => {
  await insert(block(4, ...registered(ANN)), block(5, cleared()));
  expect(await readNames()).toEqual([{ ...ofAnn, address: null }]);
  await insert(block(6, leadsTo(BOB)));
  expect(await readNames()).toEqual([{ ...ofAnn, address: BOB }]);
  await insert(block(7, resolves(NODE, BOB)));
  expect(await readNames()).toEqual([{ ...ofAnn, address: null }]);
});

test('stores the chosen name of an address, and none for any other text', async () => {
  await insert(block(4, ...chosen('alice.nac')));
  expect(await readPrimary()).toEqual([{ address: ANN, label: 'alice' }]);
  for (const [index, text] of ['Alice.nac', 'alice.eth', 'a\0ice.nac', ''].entries()) {
    await insert(block(5 + index, ...chosen(text)));
    expect(await readPrimary()).toEqual([]);
  }
});

test('a reorg restores what the remaining blocks say', async () => {
  const blocks = [
    block(4, ...registered(ANN), ...chosen('alice.nac')),
    block(5, ...registered(BOB), ...chosen('other.nac')),
  ];
  await insert(...blocks);
  expect(await readNames()).toEqual([{ ...ofAnn, owner: BOB, address: BOB }]);
  await handler.collect(blocks.slice(1)).remove(client, 5);
  expect(await readNames()).toEqual([ofAnn]);
  expect(await readPrimary()).toEqual([{ address: ANN, label: 'alice' }]);
  await handler.collect(blocks.slice(0, 1)).remove(client, 4);
  expect(await readNames()).toEqual([]);
  expect(await readPrimary()).toEqual([]);
});
