import { pad, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployer, rpc, startTestNode, stranger, viemClients } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

const target = stranger.address;
const other = pad('0xb0b', { size: 20 });

let node: RunningNode;

beforeAll(async () => {
  node = await startTestNode({});
});
afterAll(() => node.close());

interface Frame {
  action: { callType: string; to: Hex };
  error?: string;
  subtraces: number;
  traceAddress: number[];
}

/** Traces a call of `code`, which may call `other` with the code `otherCode`. */
async function traceCode(code: Hex, otherCode: Hex, tracerConfig?: object): Promise<Frame[]> {
  const stateOverrides = { [target]: { code }, [other]: { code: otherCode } };
  const options = { tracer: 'flatCallTracer', tracerConfig, stateOverrides };
  const { result } = await rpc(node.url, 'debug_traceCall', [
    { to: target, gas: '0x30d40' },
    'latest',
    options,
  ]);
  return result as Frame[];
}

// CALL other without arguments.
const CALL_OTHER = '0x5f5f5f5f5f610b0b5af100';

test.each([
  ['a revert', '0x5f5ffd', 'execution reverted', 'Reverted'],
  ['no gas', '0x5b5f56', 'out of gas', 'Out of gas'],
  ['a jump to nowhere', '0x5f56', 'invalid jump destination', 'Bad jump destination'],
  ['an invalid opcode', '0xfe', 'invalid opcode: INVALID', 'Bad instruction'],
  ['an empty stack', '0x01', 'stack underflow', 'Stack underflow'],
  ['a full stack', '0x5b5f5f56', 'stack limit reached 1024 (1023)', 'Out of stack'],
] as const)('the error of %s has geth’s wording, or Parity’s if asked for', async (_, code, geth, parity) => {
  const errorOf = async (config?: object) => (await traceCode(CALL_OTHER, code, config))[1]?.error;
  expect(await errorOf()).toBe(geth);
  expect(await errorOf({ convertParityErrors: true })).toBe(parity);
});

test('calls of precompiled contracts are left out, unless they are asked for', async () => {
  // STATICCALL of 0x2, CALL of other, DELEGATECALL of 0x4, CALL of 0x4.
  const code = '0x5f5f5f5f60025afa505f5f5f5f5f610b0b5af1505f5f5f5f60045af4505f5f5f5f5f60045af100';
  const shortly = (frames: Frame[]) =>
    frames.map(({ action, subtraces, traceAddress }) => [
      `${action.callType} ${BigInt(action.to).toString(16)}`,
      subtraces,
      traceAddress.join(),
    ]);
  const outermost = `call ${BigInt(target).toString(16)}`;
  expect(shortly(await traceCode(code, '0x00'))).toEqual([
    [outermost, 2, ''],
    ['call b0b', 0, '0'],
    ['delegatecall 4', 0, '1'],
  ]);
  expect(shortly(await traceCode(code, '0x00', { includePrecompiles: true }))).toEqual([
    [outermost, 4, ''],
    ['staticcall 2', 0, '0'],
    ['call b0b', 0, '1'],
    ['delegatecall 4', 0, '2'],
    ['call 4', 0, '3'],
  ]);
});

test('a frame names its place in the chain, which a call does not have', async () => {
  const { wallet, reader } = viemClients(node.url);
  const hash = await wallet.sendTransaction({ account: deployer, to: target, value: 1n });
  const { blockHash, blockNumber } = await reader.waitForTransactionReceipt({ hash });
  const options = { tracer: 'flatCallTracer' };
  const { result } = await rpc(node.url, 'debug_traceTransaction', [hash, options]);
  expect(result).toMatchObject([
    { blockHash, blockNumber: Number(blockNumber), transactionHash: hash, transactionPosition: 0 },
  ]);
  expect(await traceCode('0x00', '0x00')).toMatchObject([
    { blockHash: null, blockNumber: 0, transactionHash: null, transactionPosition: 0 },
  ]);
});

test('the selector tracer leaves out precompiled contracts too', async () => {
  // Four bytes in memory, then CALL, STATICCALL and DELEGATECALL of 0x4, and CALL of other, each with 36 bytes.
  const code =
    '0x63aabbccdd5f525f5f6024601c5f60045af1505f5f6024601c60045afa505f5f6024601c60045af4505f5f6024601c5f610b0b5af100';
  const options = { tracer: '4byteTracer', stateOverrides: { [target]: { code } } };
  const { result } = await rpc(node.url, 'debug_traceCall', [
    { to: target, gas: '0x30d40' },
    'latest',
    options,
  ]);
  expect(result).toEqual({ '0xaabbccdd-32': 1 });
});
