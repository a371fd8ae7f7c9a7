import { expect, test } from 'vitest';
import { selectCall } from './read-steps.ts';

/** The outermost call calls one that calls an account without code and ends, then fails to call, then calls another. */
const STEPS = [
  { pc: 0, op: 'PUSH1', depth: 1 },
  { pc: 1, op: 'CALL', depth: 1 },
  { pc: 0, op: 'PUSH1', depth: 2 },
  { pc: 1, op: 'STATICCALL', depth: 2 },
  { pc: 2, op: 'DELEGATECALL', depth: 2 },
  { pc: 2, op: 'POP', depth: 1 },
  { pc: 3, op: 'CREATE2', depth: 1 },
  { pc: 0, op: 'STOP', depth: 2 },
  { pc: 4, op: 'STOP', depth: 1 },
];
const opsOf = (call: number) => selectCall(STEPS, call).map(({ pc, op }) => `${pc} ${op}`);

test('finds the opcodes of a call in the log of a whole transaction', () => {
  expect(opsOf(0)).toEqual(['0 PUSH1', '1 CALL', '2 POP', '3 CREATE2', '4 STOP']);
  expect(opsOf(1)).toEqual(['0 PUSH1', '1 STATICCALL', '2 DELEGATECALL']);
  // The account without code has none, and the call that failed does not count.
  expect(opsOf(2)).toEqual([]);
  expect(opsOf(3)).toEqual(['0 STOP']);
});
