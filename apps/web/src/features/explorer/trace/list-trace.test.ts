import { describe, expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';
import { listFrames, type RpcFrame } from './list-frames.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const [USER, ROUTER, POOL, TOKEN] = [address('01'), address('02'), address('03'), address('04')];
const slot = (last: string) => `0x${last.padStart(64, '0')}` as const;

describe('the calls of a transaction', () => {
  const shared = { from: USER, input: '0x' } as const;
  const tree: RpcFrame = {
    ...shared,
    type: 'CALL',
    to: ROUTER,
    value: '0x5',
    gasUsed: '0x64',
    input: '0xa9059cbb0000',
    calls: [
      {
        ...shared,
        type: 'STATICCALL',
        to: POOL,
        gasUsed: '0xa',
        calls: [{ ...shared, type: 'DELEGATECALL', to: TOKEN, gasUsed: '0x4' }],
      },
      { ...shared, type: 'CREATE2', gasUsed: '0x14', input: '0x6080604052', error: 'out of gas' },
      {
        ...shared,
        type: 'CALL',
        to: POOL,
        gasUsed: '0x1',
        error: 'execution reverted',
        revertReason: 'late',
      },
    ],
  };

  test('stand in the order of execution with their depth', () => {
    const frames = listFrames(tree);
    expect(frames.map(({ index, depth, kind }) => [index, depth, kind])).toEqual([
      [0, 0, 'call'],
      [1, 1, 'staticcall'],
      [2, 2, 'delegatecall'],
      [3, 1, 'create2'],
      [4, 1, 'call'],
    ]);
  });

  test('are counted as the node counts those that ran', () => {
    const prevented: RpcFrame = {
      ...shared,
      type: 'CALL',
      to: POOL,
      gasUsed: '0x0',
      error: 'insufficient balance for transfer',
    };
    const destroyed: RpcFrame = { ...shared, type: 'SELFDESTRUCT', to: POOL, gasUsed: '0x0' };
    const [first, ...rest] = tree.calls!;
    const frames = listFrames({ ...tree, calls: [first!, prevented, destroyed, ...rest] });
    expect(frames.map(({ run }) => run)).toEqual([0, 1, 2, null, null, 3, 4]);
  });

  test('tell the gas of a call with and without the calls below it', () => {
    const gas = listFrames(tree).map(({ gasUsed, ownGas }) => [gasUsed, ownGas]);
    expect(gas).toEqual([
      [100n, 69n],
      [10n, 6n],
      [4n, 4n],
      [20n, 20n],
      [1n, 1n],
    ]);
  });

  test('name the function called, the contract’s own reason, and no function of a creation', () => {
    const frames = listFrames(tree);
    expect(frames.map(({ selector }) => selector)).toEqual(['0xa9059cbb', null, null, null, null]);
    expect(frames.map(({ error }) => error)).toEqual([null, null, null, 'out of gas', 'late']);
    expect(frames[3]!.to).toBeNull();
    expect(frames[0]!.value).toBe(5n);
  });

  test('may be as deep as the EVM allows', () => {
    let deep: RpcFrame = { ...shared, type: 'CALL', to: POOL, gasUsed: '0x1' };
    for (let level = 0; level < 1_024; level++) {
      deep = { ...shared, type: 'CALL', to: POOL, gasUsed: '0x1', calls: [deep] };
    }
    expect(listFrames(deep).at(-1)!.depth).toBe(1_024);
  });
});

describe('the changes of the state', () => {
  test('are balances, nonces, codes and slots, with 0 for what was or became empty', () => {
    const changes = listChanges({
      pre: {
        [USER]: { balance: '0x64', nonce: 7 },
        [TOKEN]: { balance: '0x0', nonce: 1, code: '0x6001', storage: { [slot('1')]: slot('a') } },
      },
      post: {
        [USER]: { balance: '0x5f', nonce: 8 },
        [TOKEN]: { storage: { [slot('2')]: slot('b') } },
        [POOL]: { nonce: 1, code: '0x600160' },
      },
    });
    expect(changes).toEqual([
      { address: USER, kind: 'balance', slot: null, before: 100n, after: 95n },
      { address: USER, kind: 'nonce', slot: null, before: 7n, after: 8n },
      { address: POOL, kind: 'nonce', slot: null, before: 0n, after: 1n },
      { address: POOL, kind: 'code', slot: null, before: 0n, after: 3n },
      { address: TOKEN, kind: 'slot', slot: slot('1'), before: 10n, after: 0n },
      { address: TOKEN, kind: 'slot', slot: slot('2'), before: 0n, after: 11n },
    ]);
  });

  test('of a destroyed contract are the end of its balance, nonce and code', () => {
    const pre = { [POOL]: { balance: '0x9', nonce: 1, code: '0x60' } } as const;
    expect(listChanges({ pre, post: {} }).map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['balance', 9n, 0n],
      ['nonce', 1n, 0n],
      ['code', 1n, 0n],
    ]);
  });
});
