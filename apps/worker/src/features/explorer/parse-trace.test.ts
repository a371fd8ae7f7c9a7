import { expect, test } from 'vitest';
import { parseTrace } from './parse-trace.ts';

const A = `0x${'aa'.repeat(20)}` as const;
const B = `0x${'bb'.repeat(20)}` as const;
const C = `0x${'cc'.repeat(20)}` as const;
const TRANSACTION = {
  blockNumber: 7,
  txIndex: 2,
  transactionHash: `0x${'11'.repeat(32)}`,
  timestamp: '2026-01-01T00:00:00.000Z',
} as const;

interface Frame {
  readonly type: string;
  readonly calls?: readonly Frame[];
}

function frame(type: string, values: object = {}): Frame {
  return Object.assign({ type, from: A, to: B, gas: '0x64', gasUsed: '0xa', input: '0x' }, values);
}

test('returns calls in the order of their start, with their position in the tree', () => {
  const root = frame('CALL', {
    calls: [
      frame('STATICCALL', { calls: [frame('DELEGATECALL')] }),
      frame('CALL', { value: '0x5', to: C, output: '0x0102' }),
    ],
  });
  const { calls, creations } = parseTrace(root, TRANSACTION);
  expect(
    calls.map(({ traceIndex, traceAddress, type, value }) => [traceIndex, traceAddress, type, value]),
  ).toEqual([
    [1, [0], 'staticcall', 0n],
    [2, [0, 0], 'delegatecall', 0n],
    [3, [1], 'call', 5n],
  ]);
  expect(calls[2]).toMatchObject({ from: A, to: C, gas: 100, gasUsed: 10, output: '0x0102', error: null });
  expect(creations).toEqual([]);
});

test('nothing below a failed call persists, and its creations are not contracts', () => {
  const made = frame('CREATE', { to: C, output: '0x00' });
  const root = frame('CALL', { calls: [frame('CALL', { error: 'execution reverted', calls: [made] })] });
  const { calls, creations } = parseTrace(root, TRANSACTION);
  expect(
    calls.map(({ isSuccessful, error, contractAddress }) => [isSuccessful, error, contractAddress]),
  ).toEqual([
    [false, 'execution reverted', null],
    [false, null, null],
  ]);
  expect(creations).toEqual([]);
});

test('a creation contains its creator, its type and the hash of the deployed code', () => {
  const root = frame('CREATE', { to: B, output: '0x00', calls: [frame('CREATE2', { from: B, to: C })] });
  expect(parseTrace(root, TRANSACTION).creations).toMatchObject([
    {
      address: B,
      traceIndex: 0,
      type: 'transaction',
      creator: A,
      codeHash: '0xbc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a',
      codeSize: 1,
    },
    {
      address: C,
      traceIndex: 1,
      type: 'create2',
      creator: B,
      codeHash: '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
      codeSize: 0,
    },
  ]);
});

test('data of any size and an error of any content fit into a row', () => {
  const root = frame('CALL', {
    calls: [
      frame('CALL', {
        input: `0x${'ab'.repeat(20_000)}`,
        error: 'bad\0 \u202ething',
        gas: '0xffffffffffffffff',
      }),
    ],
  });
  const [call] = parseTrace(root, TRANSACTION).calls;
  expect(call!.input).toHaveLength(2 + 2 * 16_384);
  expect(call!.error).toBe('bad thing');
  expect(call!.gas).toBe(9_007_199_254_740_991);
});

test('parses a thousand nested calls', () => {
  let root = frame('CALL');
  for (let depth = 0; depth < 1_024; depth++) root = frame('CALL', { calls: [root] });
  expect(parseTrace(root, TRANSACTION).calls).toHaveLength(1_024);
});

test.each([null, 'text', {}, { type: 'CALL' }, { ...frame('CALL'), calls: [7] }, frame('DANCE')])(
  '%j is not a call tree',
  (answer) => {
    expect(() => parseTrace(answer, TRANSACTION)).toThrow(Error);
  },
);
