import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Match } from '@nova/shared/contract/match-code';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { addressSchema } from '@nova/shared/hex';
import type { Hex } from 'viem';

/** Path of the API of Sourcify: the base URL that tools are given. */
export const BASE = '/sourcify';

/** Returns the name of a match in version 1 of the API. */
export function toOldStatus(match: Match): 'perfect' | 'partial' {
  return match === 'full' ? 'perfect' : 'partial';
}

/** Returns the name of a match in version 2 of the API. */
export function toNewMatch(match: Match | null): 'exact_match' | 'match' | null {
  if (match === null) return null;
  return match === 'full' ? 'exact_match' : 'match';
}

/** @throws AppError `invalid_input` for another chain than this one */
export function requireChain(chain: string): void {
  if (chain === String(CHAIN_ID)) return;
  throw new AppError(COMMON_ERRORS.invalidInput, {
    message: `This server only has contracts of chain ${CHAIN_ID}. Use this number as the chain.`,
  });
}

/** @throws AppError `invalid_input` */
export function requireAddress(text: unknown): Hex {
  const parsed = addressSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new AppError(COMMON_ERRORS.invalidInput, { message: 'This is not an address. Check its 40 digits.' });
}

/**
 * Returns the path of a source for clients that write files: without parts that would lead out of their
 * folder.
 */
export function toSafePath(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.join('/').replaceAll(/[\0:*?"<>|]/g, '_') || 'source';
}
