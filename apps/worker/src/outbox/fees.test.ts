import { expect, test } from 'vitest';
import { raiseFees } from './fees.ts';

const GWEI = 10n ** 9n;

test('a replacement offers at least an eighth more for both fees, or the market price if that is higher', () => {
  expect(raiseFees({ tipWei: GWEI, maxWei: 3n * GWEI }, { tipWei: GWEI, maxWei: 8n * GWEI })).toEqual({
    tipWei: 1_125_000_001n,
    maxWei: 9_000_000_001n,
  });
  expect(raiseFees({ tipWei: GWEI, maxWei: 200n * GWEI }, { tipWei: GWEI, maxWei: 8n * GWEI }).maxWei).toBe(
    200n * GWEI,
  );
});
