import { keccak256 } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rpc, startTestNode, stranger } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

// JUMPDEST, PUSH 0, JUMP: an endless loop; either the gas or the time limit ends it.
const ENDLESS = '0x5b600056';
const target = stranger.address;

let node: RunningNode;

beforeAll(async () => {
  node = await startTestNode({ rpcGasCap: 10n ** 12n });
});

afterAll(() => node.close());

const traceCode = (code: string, gas: string, options: object) =>
  rpc(node.url, 'debug_traceCall', [
    { to: target, gas },
    'latest',
    { stateOverrides: { [target]: { code } }, ...options },
  ]);

interface Step {
  op: string;
  error?: string;
}

async function steps(code: string, gas: string): Promise<Step[]> {
  const { result } = await traceCode(code, gas, {});
  return (result as { structLogs: Step[] }).structLogs;
}

test('only the opcode with insufficient gas carries the error', async () => {
  // 21,005 gas: two pushes of zero, then a store that costs more than the remaining gas.
  const structLogs = await steps('0x5f5f55', '0x520d');
  expect(structLogs.map(({ op, error }) => [op, error])).toEqual([
    ['PUSH0', undefined],
    ['PUSH0', undefined],
    ['SSTORE', 'out of gas'],
  ]);
});

test('an opcode that fails while it runs carries no error, as in geth', async () => {
  expect((await steps('0x5f5ffd', '0xffff')).map(({ error }) => error)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a shorter timeout ends a trace; reexec is accepted and has no effect', async () => {
  const options = { tracer: 'callTracer', reexec: 128 };
  expect((await traceCode(ENDLESS, '0xe8d4a51000', { ...options, timeout: '200ms' })).error).toEqual({
    code: -32000,
    message: 'execution aborted (timeout = 0.2s)',
  });
  expect((await traceCode('0x00', '0xffff', { ...options, timeout: '1h10m' })).result).toMatchObject({
    type: 'CALL',
    gasUsed: '0x5208',
  });
});

test('an invalid timeout is refused', async () => {
  expect((await traceCode('0x00', '0xffff', { timeout: 'soon' })).error).toEqual({
    code: -32602,
    message: 'invalid argument 2.timeout: must be a duration such as 5s',
  });
});

test('the opcodes of one call are read in pages', async () => {
  const inner = `0x${'c2'.repeat(20)}`;
  // The outer code calls the inner one twice and stops; the inner one adds 1 and 2.
  const callInner = `5f5f5f5f5f73${inner.slice(2)}5af1`;
  const stateOverrides = {
    [target]: { code: `0x${callInner}${callInner}00` },
    [inner]: { code: '0x600160020100' },
  };
  const read = async (options: object): Promise<string[]> => {
    const { result } = await rpc(node.url, 'debug_traceCall', [
      { to: target, gas: '0xfffff' },
      'latest',
      { stateOverrides, ...options },
    ]);
    return (result as { structLogs: Step[] }).structLogs.map(({ op }) => op);
  };
  expect(await read({ call: 2 })).toEqual(['PUSH1', 'PUSH1', 'ADD', 'STOP']);
  expect(await read({ call: 2, offset: 1, limit: 2 })).toEqual(['PUSH1', 'ADD']);
  expect(await read({ call: 0, offset: 7, limit: 3 })).toEqual(['CALL', 'PUSH0', 'PUSH0']);
  expect(await read({ call: 3 })).toEqual([]);
  expect(await read({ offset: 8, limit: 4 })).toEqual(['PUSH1', 'PUSH1', 'ADD', 'STOP']);
});

test('the last opcode of a page has its complete gas', async () => {
  const code = `0x5f5f5f5f5f73${'c2'.repeat(20)}5af100`;
  const costs = async (options: object): Promise<number[]> => {
    const { result } = await traceCode(code, '0xfffff', options);
    return (result as { structLogs: { gasCost: number }[] }).structLogs.map(({ gasCost }) => gasCost);
  };
  const all = await costs({});
  expect(await costs({ limit: 8 })).toEqual(all.slice(0, 8));
});

test('keccak256PreimageTracer lists what was hashed, once each', async () => {
  // Stores 7, hashes its word twice and an empty range once.
  const code = '0x60075f5260205f205060205f20505f5f20';
  const { result } = await traceCode(code, '0xffff', { tracer: 'keccak256PreimageTracer' });
  const word = `0x${'7'.padStart(64, '0')}` as const;
  expect(result).toEqual({ [keccak256(word)]: word, [keccak256('0x')]: '0x' });
});
