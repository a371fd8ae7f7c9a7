import { encodeFunctionData, type Hex, numberToHex, padHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployProbe, probeAbi as abi } from '../../../test/probe.ts';
import { deployer, rpc, startTestNode, stranger, viemClients } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

let node: RunningNode;
let probe: Hex;

beforeAll(async () => {
  node = await startTestNode();
  probe = await deployProbe(node);
});

afterAll(() => node.close());

const POOR = `0x${'77'.repeat(20)}` as const;
const EMPTY = `0x${'88'.repeat(20)}` as const;
const word = (value: number): Hex => numberToHex(value, { size: 32 });

/** Returns code that returns the word pushed by an opcode. */
const returning = (opcode: string): Hex => `0x${opcode}60005260206000f3`;
const call = (request: object, overrides?: object, blockOverrides?: object, tag: unknown = 'latest') =>
  rpc(node.url, 'eth_call', [request, tag, overrides, blockOverrides]);
const total = { to: '' as Hex, data: encodeFunctionData({ abi, functionName: 'total' }) };
const readTotal = (override: object) => call({ ...total, to: probe }, { [probe]: override });

test('an overridden balance can be spent and disappears after the call', async () => {
  const transfer = { from: POOR, to: stranger.address, value: '0x5' };
  expect((await call(transfer, { [POOR]: { balance: '0x5' } })).result).toBe('0x');
  expect((await call(transfer)).error).toMatchObject({ code: -32000 });
  expect(
    (await rpc(node.url, 'eth_estimateGas', [transfer, 'latest', { [POOR]: { balance: '0x5' } }])).result,
  ).toBe('0x5208');
});

test('overridden code runs at an address without code', async () => {
  const { result } = await call({ to: EMPTY }, { [EMPTY]: { code: returning('47'), balance: '0x2a' } });
  expect(result).toBe(word(42));
});

test('stateDiff changes the listed slots, and state replaces all of them', async () => {
  const { wallet } = viemClients(node.url);
  await wallet.writeContract({ address: probe, abi, functionName: 'nested', args: [0n] });
  expect((await readTotal({ stateDiff: { [word(2)]: word(99) } })).result).toBe(word(99));
  expect((await readTotal({ stateDiff: { [word(3)]: word(99) } })).result).toBe(word(1));
  expect((await readTotal({ state: { [word(3)]: word(99) } })).result).toBe(word(0));
  expect((await readTotal({ state: { [word(2)]: word(7) } })).result).toBe(word(7));
});

test('gas is computed as if the overridden slot had been there before', async () => {
  // Overwrites slot 0 with 1 and returns the gas used.
  const code = '0x5a60016000555a900360005260206000f3';
  const spent = async (value: Hex): Promise<bigint> =>
    BigInt((await call({ to: EMPTY }, { [EMPTY]: { code, state: { [word(0)]: value } } })).result as Hex);
  expect(await spent(word(0))).toBe(22_108n);
  expect(await spent(word(5))).toBe(5_008n);
});

test('an overridden nonce determines the address of a creation', async () => {
  // Creates an empty contract and returns its address.
  const create = '0x6000600060f060005260206000f3'.replace('60f0', '6000f0');
  const at = async (nonce: Hex) =>
    (await call({ to: EMPTY }, { [EMPTY]: { code: create, nonce, balance: '0x0' } })).result;
  expect(await at('0x1')).not.toBe(await at('0x2'));
});

test('a moved precompiled contract works at its new address, and its old one runs the given code', async () => {
  const sha = `0x${'00'.repeat(19)}02` as const;
  const overrides = { [sha]: { code: returning('602a'), movePrecompileToAddress: EMPTY } };
  const hash = '0xba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect((await call({ to: EMPTY, data: '0x616263' }, overrides)).result).toBe(hash);
  expect((await call({ to: sha, data: '0x616263' }, overrides)).result).toBe(word(42));
  expect((await call({ to: sha, data: '0x616263' })).result).toBe(hash);
});

test('contradicting overrides are refused with geth’s message', async () => {
  const slots = { [word(0)]: word(0) };
  const message = async (override: object) =>
    (await call({ to: EMPTY }, { [EMPTY]: override })).error?.message;
  expect(await message({ state: slots, stateDiff: slots })).toBe(
    "account 0x8888888888888888888888888888888888888888 has both 'state' and 'stateDiff'",
  );
  expect(await message({ movePrecompileToAddress: POOR })).toBe(
    'account 0x8888888888888888888888888888888888888888 is not a precompile',
  );
  expect((await call({ to: EMPTY }, { [EMPTY]: { balance: 'much' } })).error).toMatchObject({ code: -32602 });
});

test.each([
  { opcode: '43', field: 'number', value: '0x3e8', answer: word(1000) },
  { opcode: '42', field: 'time', value: '0x77359400', answer: word(2_000_000_000) },
  { opcode: '45', field: 'gasLimit', value: '0x7b', answer: word(123) },
  { opcode: '41', field: 'feeRecipient', value: POOR, answer: padHex(POOR, { size: 32 }) },
  { opcode: '44', field: 'prevRandao', value: word(9), answer: word(9) },
  { opcode: '4a', field: 'blobBaseFee', value: '0x6', answer: word(6) },
])('the call sees the block override $field', async ({ opcode, field, value, answer }) => {
  const { result } = await call({ to: EMPTY }, { [EMPTY]: { code: returning(opcode) } }, { [field]: value });
  expect(result).toBe(answer);
});

test('a call with a gas price sees an overridden base fee, and one without a price sees 0', async () => {
  const code = { [EMPTY]: { code: returning('48') } };
  const paying = { from: deployer.address, to: EMPTY, gasPrice: '0x9', gas: '0x186a0' };
  expect((await call(paying, code, { baseFeePerGas: '0x5' })).result).toBe(word(5));
  expect((await call({ to: EMPTY }, code, { baseFeePerGas: '0x5' })).result).toBe(word(0));
});

test('a price below an overridden base fee is refused', async () => {
  const request = { from: deployer.address, to: EMPTY, gasPrice: '0x1', gas: '0x5208' };
  expect((await call(request, {}, { baseFeePerGas: '0x5' })).error).toEqual({
    code: -32000,
    message: `max fee per gas less than block base fee: address ${deployer.address}, maxFeePerGas: 1, baseFee: 5`,
  });
});

test('overrides apply to the state of the requested block', async () => {
  const before = await call({ ...total, to: probe }, {}, {}, '0x1');
  expect(before.result).toBe(word(0));
  const changed = await call({ ...total, to: probe }, { [POOR]: { nonce: '0x1' } }, {}, '0x1');
  expect(changed.result).toBe(word(0));
});
