import { expect, test } from 'vitest';
import { operationFees } from './operation-fees.ts';

const GWEI = 1_000_000_000n;

test('an operation offers what the bundler requires on every engine', () => {
  expect(operationFees(GWEI, 0n)).toEqual({ maxPriorityFeePerGas: 0n, maxFeePerGas: 2n * GWEI });
  expect(operationFees(0n, 0n)).toEqual({ maxPriorityFeePerGas: GWEI, maxFeePerGas: GWEI });
  expect(operationFees(7n, GWEI)).toEqual({ maxPriorityFeePerGas: 2n * GWEI, maxFeePerGas: 2n * GWEI + 14n });
});
