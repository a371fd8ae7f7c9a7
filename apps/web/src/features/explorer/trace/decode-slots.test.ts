import { readStorageLayout } from '@nova/shared/contract/storage-layout';
import { concat, type Hex, keccak256, numberToHex, pad, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { nameChanges, type Preimages } from './decode-slots.ts';
import solcOutput from './decode-slots.layout.json' with { type: 'json' };

/*
 * The output of solc 0.8.30 for this contract:
 * enum Kind { None, Some }
 * struct Item { address owner; uint96 price; Kind kind; string note; }
 * uint128 small; int64 signed; bool flag; address owner; mapping(address => uint256) balances;
 * mapping(address => mapping(uint256 => Item)) items; uint32[] list; uint16[20] fixedList; string title;
 * mapping(string => bytes4) codes; Item[] all;
 */
const layout = readStorageLayout(solcOutput)!;
const CONTRACT: Hex = `0x${'0c'.repeat(20)}`;
const ALICE: Hex = `0x${'a1'.repeat(20)}`;
const word = (value: bigint | Hex): Hex =>
  typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : pad(value);

/** Collects what is hashed, as the trace of the transaction does. */
function createHashes() {
  const preimages: Record<Hex, Hex> = {};
  const hash = (...parts: Hex[]): Hex => {
    const preimage = concat(parts);
    const result = keccak256(preimage);
    preimages[result] = preimage;
    return result;
  };
  return { preimages, hash };
}

function read(slot: Hex | bigint, before: bigint, after: bigint, preimages: Preimages = {}) {
  const change = { address: CONTRACT, kind: 'slot', slot: word(slot), before, after } as const;
  return nameChanges([change], new Map([[CONTRACT, layout]]), preimages).map((each) =>
    'variable' in each
      ? [each.variable.name, each.variable.type, each.variable.before.text, each.variable.after.text]
      : null,
  );
}

test('several variables in a slot are separate rows, and only those that changed are listed', () => {
  const before = 7n | (BigInt.asUintN(64, -1n) << 128n);
  const after = 7n | (BigInt.asUintN(64, -5n) << 128n) | (1n << 192n);
  expect(read(0n, before, after)).toEqual([
    ['signed', 'int64', '-1', '-5'],
    ['flag', 'bool', 'false', 'true'],
  ]);
});

test('values of a mapping are named by their keys', () => {
  const { preimages, hash } = createHashes();
  expect(read(hash(word(ALICE), word(2n)), 1n, 10n ** 30n, preimages)).toEqual([
    [`balances[${ALICE}]`, 'uint256', '1', (10n ** 30n).toString()],
  ]);
  const named = hash(stringToHex('euro'), word(8n));
  expect(read(named, 0n, 0xdeadbeefn, preimages)).toEqual([
    ['codes["euro"]', 'bytes4', '0x00000000', '0xdeadbeef'],
  ]);
});

test('structs are followed through nested mappings and growing arrays', () => {
  const { preimages, hash } = createHashes();
  const item = BigInt(hash(word(9n), hash(word(ALICE), word(3n))));
  expect(read(item, 0n, BigInt(ALICE) | (5n << 160n), preimages)).toEqual([
    [`items[${ALICE}][9].owner`, 'address', `0x${'00'.repeat(20)}`, ALICE],
    [`items[${ALICE}][9].price`, 'uint96', '0', '5'],
  ]);
  // "hi" with its length, twice two characters, in the lowest byte.
  expect(read(item + 2n, 0n, (0x6869n << 240n) | 4n, preimages)).toEqual([
    [`items[${ALICE}][9].note`, 'string', '""', '"hi"'],
  ]);
  const first = BigInt(hash(word(9n)));
  expect(read(first + 4n, 0n, 1n, preimages)).toEqual([['all[1].kind', 'enum Layout.Kind', '0', '1']]);
  expect(read(9n, 1n, 2n)).toEqual([['all.length', 'struct Layout.Item[]', '1', '2']]);
});

test('small items share the slots of an array', () => {
  const { preimages, hash } = createHashes();
  const first = BigInt(hash(word(4n)));
  expect(read(first + 1n, 0n, 6n << 32n, preimages)).toEqual([['list[9]', 'uint32', '0', '6']]);
  expect(read(6n, 0n, 3n << 16n)).toEqual([['fixedList[17]', 'uint16', '0', '3']]);
});

test('a long text shows its length, and its content stays as it is stored', () => {
  const { preimages, hash } = createHashes();
  expect(read(7n, 0n, 81n)).toEqual([['title.length', 'string', '""', '40']]);
  expect(read(hash(word(7n)), 0n, 1n, preimages)).toEqual([['title[…]', 'bytes', word(0n), word(1n)]]);
});

test('a slot that the layout does not explain keeps its number', () => {
  const { preimages, hash } = createHashes();
  expect(read(hash(stringToHex('some.namespace')), 0n, 1n, preimages)).toEqual([null]);
  expect(read(4_711n, 0n, 1n)).toEqual([null]);
});
