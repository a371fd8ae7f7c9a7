import { addressSchema, hashSchema } from '@nova/shared/hex';
import type { Hex } from 'viem';
import { type EtherscanCall, readParam } from '../../http/chain/etherscan-call.ts';
import { EtherscanError } from './answers.ts';

/** Rows that page × offset may reach, and that a list without pages gives. More is refused, as there. */
export const WINDOW_MAX = 10_000;
/** Higher than any block: what stands for no end. */
const HEIGHT_MAX = Number.MAX_SAFE_INTEGER;

/** Which rows of a list are asked for. */
export interface Paging {
  readonly limit: number;
  readonly skip: number;
  readonly isAscending: boolean;
}

/** @throws EtherscanFault */
export function readAddress(call: EtherscanCall, name = 'address'): Hex {
  const address = findAddress(call, name);
  if (address === null) throw new EtherscanError('Error! Missing address');
  return address;
}

/** Null when it is left out. @throws EtherscanFault */
export function findAddress(call: EtherscanCall, name: string): Hex | null {
  const text = readParam(call, name);
  if (text === null) return null;
  const parsed = addressSchema.safeParse(text);
  if (!parsed.success) throw new EtherscanError('Error! Invalid address format');
  return parsed.data;
}

/** Null when it is left out. @throws EtherscanFault */
export function findHash(call: EtherscanCall, name: string): Hex | null {
  const text = readParam(call, name);
  if (text === null) return null;
  const parsed = hashSchema.safeParse(text);
  if (!parsed.success) throw new EtherscanError('Error! Invalid transaction hash');
  return parsed.data;
}

/** First and last block of a list, both included. @throws EtherscanFault */
export function readBlocks(
  call: EtherscanCall,
  names: readonly [first: string, last: string],
): { first: number; last: number } {
  return { first: readHeight(call, names[0]) ?? 0, last: readHeight(call, names[1]) ?? HEIGHT_MAX };
}

/** A block's number in decimal; `latest` is as high as it goes. Null when left out. @throws EtherscanFault */
export function readHeight(call: EtherscanCall, name: string): number | null {
  const text = readParam(call, name);
  if (text === null) return null;
  if (/^latest$/i.test(text)) return HEIGHT_MAX;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new EtherscanError('Error! Invalid block number');
}

/**
 * `page` counts from 1; without it, or as 0, everything is asked for that one answer holds.
 * @param rowsMax rows of one answer, where that is less than the window: who asks for more gets these
 * @throws EtherscanFault
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
    isAscending: readParam(call, 'sort')?.toLowerCase() !== 'desc',
  };
}

function readCount(call: EtherscanCall, name: string): number {
  const text = readParam(call, name);
  if (text === null) return 0;
  if (!/^\d{1,9}$/.test(text)) throw new EtherscanError(`Error! Invalid ${name}`);
  return Number(text);
}
