import type { Transaction } from './transaction.ts';

type Priced = Pick<Transaction, 'to' | 'data' | 'accessList'>;

/** Gas a transaction costs before its first instruction (Cancun: EIP-2028, 2930, 3860). */
export function intrinsicGas({ to, data, accessList }: Priced): bigint {
  let gas = 21_000;
  for (const byte of data) gas += byte === 0 ? 4 : 16;
  if (to === null) gas += 32_000 + 2 * Math.ceil(data.length / 32);
  for (const { storageKeys } of accessList) gas += 2_400 + 1_900 * storageKeys.length;
  return BigInt(gas);
}
