import { addressSchema, hashSchema } from '@nova/shared/hex';
import type { Hex } from 'viem';
import { type EtherscanCall, readParam } from '../../http/chain/etherscan-call.ts';
import { EtherscanError } from './answers.ts';

/**
 * Maximum of page × offset, and of rows in a list without pages. Larger requests are refused, as on
 * Etherscan.
 */
export const WINDOW_MAX = 10_000;
/** Higher than any block; the default of the last block. */
const HEIGHT_MAX = Number.MAX_SAFE_INTEGER;

/** Requested part of a list. */
export interface Paging {
  readonly limit: number;
  readonly skip: number;
  readonly isAscending: boolean;
}

/** Reads a required address. @throws EtherscanError */
export function readAddress(call: EtherscanCall, name = 'address'): Hex {
  const address = findAddress(call, name);
  if (address === null) throw new EtherscanError('Error! Missing address');
  return address;
}

/** Reads an optional address; null if it is missing. @throws EtherscanError */
export function findAddress(call: EtherscanCall, name: string): Hex | null {
  const text = readParam(call, name);
  if (text === null) return null;
  const parsed = addressSchema.safeParse(text);
  if (!parsed.success) throw new EtherscanError('Error! Invalid address format');
  return parsed.data;
}

/** Reads an optional hash; null if it is missing. @throws EtherscanError */
export function findHash(call: EtherscanCall, name: string): Hex | null {
  const text = readParam(call, name);
  if (text === null) return null;
  const parsed = hashSchema.safeParse(text);
  if (!parsed.success) throw new EtherscanError('Error! Invalid transaction hash');
  return parsed.data;
}

/** Reads the first and last block of a list, both inclusive. @throws EtherscanError */
export function readBlocks(
  call: EtherscanCall,
  names: readonly [first: string, last: string],
): { first: number; last: number } {
  return { first: readHeight(call, names[0]) ?? 0, last: readHeight(call, names[1]) ?? HEIGHT_MAX };
}

/**
 * Reads a block number in decimal; `latest` is the highest possible number. Null if it is missing.
 * @throws EtherscanError
 */
export function readHeight(call: EtherscanCall, name: string): number | null {
  const text = readParam(call, name);
  if (text === null) return null;
  if (/^latest$/i.test(text)) return HEIGHT_MAX;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new EtherscanError('Error! Invalid block number');
}

/**
 * Reads the page, which counts from 1. If it is missing or 0, the response contains as many rows as allowed.
 * @param rowsMax maximum number of rows in a response if it is less than the window; larger requests are cut
 * to it
 * @throws EtherscanError
 */
export function readPaging(call: EtherscanCall, rowsMax = Infinity): Paging {
  const page = readCount(call, 'page') || 1;
  const limit = Math.min(readCount(call, 'offset') || WINDOW_MAX, rowsMax);
  if (page * limit > WINDOW_MAX) {
    const error = `Result window is too large, PageNo x Offset size must be less than or equal to ${WINDOW_MAX}`;
    throw new EtherscanError(null, error);
  }
  return {
    limit,
    skip: (page - 1) * limit,
    isAscending: readIsAscending(call),
  };
}

/** Reads `sort`, which is ascending if it is missing. @throws EtherscanError */
export function readIsAscending(call: EtherscanCall): boolean {
  const order = (readParam(call, 'sort') ?? 'asc').toLowerCase();
  if (order !== 'asc' && order !== 'desc') throw new EtherscanError('Error! Invalid sort, use asc or desc');
  return order === 'asc';
}

function readCount(call: EtherscanCall, name: string): number {
  const text = readParam(call, name);
  if (text === null) return 0;
  if (!/^\d{1,9}$/.test(text)) throw new EtherscanError(`Error! Invalid ${name}`);
  return Number(text);
}
