import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  parseAbi,
  toFunctionSelector,
} from 'viem';
import { expect, test } from 'vitest';
import { indexAbi } from './contract-abi.ts';
import { decodeCall, decodeEvent, decodeRevert, findFunction } from './decode-abi.ts';

const ALICE = '0x00000000000000000000000000000000000A11cE';
const STORE = parseAbi([
  'struct Item { address seller; uint256[] prices; }',
  'function order(Item[] items, bytes32 note, bool isGift)',
  'event Ordered(address indexed buyer, Item item)',
  'error SoldOut(uint256 id)',
]);
const store = indexAbi(STORE);

test('a call has its values as texts, and as lists for arrays and structs', () => {
  const input = encodeFunctionData({
    abi: STORE,
    functionName: 'order',
    args: [[{ seller: ALICE, prices: [1n, 2n ** 200n] }], `0x${'ab'.repeat(32)}`, true],
  });
  expect(decodeCall(store, input)).toEqual({
    name: 'order',
    methodId: toFunctionSelector('order((address,uint256[])[],bytes32,bool)').slice(2),
    signature: 'order((address,uint256[])[] items, bytes32 note, bool isGift)',
    parameters: [
      {
        name: 'items',
        type: '(address,uint256[])[]',
        value: [[ALICE, ['1', '1606938044258990275541962092341162602522202993782792835301376']]],
        isIndexed: false,
      },
      { name: 'note', type: 'bytes32', value: `0x${'ab'.repeat(32)}`, isIndexed: false },
      { name: 'isGift', type: 'bool', value: 'true', isIndexed: false },
    ],
  });
  expect(decodeCall(null, input)).toBeNull();
  expect(decodeCall(store, input.slice(0, 100) as `0x${string}`)).toBeNull();
});

test('a call of a common standard is decoded without an ABI if it has the arguments', () => {
  const input = encodeFunctionData({
    abi: parseAbi(['function transfer(address, uint256)']),
    functionName: 'transfer',
    args: [ALICE, 5n],
  });
  expect(decodeCall(null, input)).toMatchObject({
    methodId: 'a9059cbb',
    parameters: [{ value: ALICE }, { value: '5' }],
  });
  expect(decodeCall(null, '0xa9059cbb')).toBeNull();
  expect(findFunction(null, '0xa9059cbb', 68)?.signature).toBe('transfer(address recipient, uint256 amount)');
  expect(findFunction(null, '0xa9059cbb', 36)).toBeNull();
  expect(findFunction(null, '0xb88d4fde', 200)?.name).toBe('safeTransferFrom');
  expect(findFunction(null, '0x12345678', 68)).toBeNull();
});

test('an event tells which of its values are topics', () => {
  const topics = encodeEventTopics({ abi: STORE, eventName: 'Ordered', args: { buyer: ALICE } });
  const event = STORE.find((item) => item.type === 'event')!;
  const data = encodeAbiParameters([event.inputs[1]], [{ seller: ALICE, prices: [7n] }]);
  expect(decodeEvent(store, topics as [`0x${string}`], data)).toMatchObject({
    signature: 'Ordered(address indexed buyer, (address,uint256[]) item)',
    parameters: [
      { name: 'buyer', value: ALICE, isIndexed: true },
      { name: 'item', value: [ALICE, ['7']], isIndexed: false },
    ],
  });
  expect(decodeEvent(null, topics as [`0x${string}`], data)).toBeNull();
  expect(decodeEvent(store, topics as [`0x${string}`], '0x12')).toBeNull();
  expect(decodeEvent(store, [], data)).toBeNull();
});

test('a revert is decoded as the contract’s error, a message or a panic', () => {
  const own = encodeErrorResult({ abi: STORE, errorName: 'SoldOut', args: [3n] });
  expect(decodeRevert(store, own)).toMatchObject({
    signature: 'SoldOut(uint256 id)',
    parameters: [{ value: '3' }],
  });
  expect(decodeRevert(null, own)).toBeNull();
  const message = encodeErrorResult({
    abi: parseAbi(['error Error(string message)']),
    errorName: 'Error',
    args: ['closed'],
  });
  expect(decodeRevert(null, message)).toMatchObject({ name: 'Error', parameters: [{ value: 'closed' }] });
});

test('entries without a selector do not hide the others', () => {
  const odd = { type: 'function', name: 'odd', inputs: [{ type: 'tuple' }], outputs: [] };
  const abi = indexAbi([odd, ...STORE]);
  expect(abi.functions.get(toFunctionSelector('order((address,uint256[])[],bytes32,bool)'))?.name).toBe(
    'order',
  );
});
