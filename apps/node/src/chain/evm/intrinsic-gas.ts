import { type Fork, isPrague } from '../genesis/schedule.ts';
import type { Transaction } from '../transaction.ts';

type Priced = Pick<Transaction, 'to' | 'data' | 'accessList' | 'authorizationList'>;

const TRANSACTION_GAS = 21_000;
/** Price of an authorization whose account does not exist yet (EIP-7702). */
const NEW_AUTHORITY_GAS = 25_000;
/** Refund if the account exists (EIP-7702). */
export const EXISTING_AUTHORITY_REFUND = 12_500n;
/** Minimum price of a data token (EIP-7623); a zero byte is one token, any other byte four. */
const FLOOR_TOKEN_GAS = 10;

function tokensOf(data: Uint8Array): number {
  let tokens = 0;
  for (const byte of data) tokens += byte === 0 ? 1 : 4;
  return tokens;
}

/** Returns the gas a transaction costs before its first instruction (EIP-2028, 2930, 3860, 7702). */
export function intrinsicGas({ to, data, accessList, authorizationList }: Priced): bigint {
  let gas = TRANSACTION_GAS + 4 * tokensOf(data);
  if (to === null) gas += 32_000 + 2 * Math.ceil(data.length / 32);
  for (const { storageKeys } of accessList) gas += 2_400 + 1_900 * storageKeys.length;
  return BigInt(gas + NEW_AUTHORITY_GAS * authorizationList.length);
}

/** Returns the minimum gas of a transaction; from Prague on, its data has a price floor (EIP-7623). */
export function floorGas({ data }: Pick<Priced, 'data'>, fork: Fork): bigint {
  return isPrague(fork) ? BigInt(TRANSACTION_GAS + FLOOR_TOKEN_GAS * tokensOf(data)) : 0n;
}

/** Returns the lowest gas limit a transaction may have. */
export function leastGas(transaction: Priced, fork: Fork): bigint {
  const [intrinsic, floor] = [intrinsicGas(transaction), floorGas(transaction, fork)];
  return intrinsic > floor ? intrinsic : floor;
}
