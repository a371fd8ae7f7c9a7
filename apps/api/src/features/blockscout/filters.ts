import { addressSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { TokenRow } from './token-info.ts';

const KINDS: Readonly<Record<string, TokenRow['kind']>> = { 'ERC-20': 'erc20', 'ERC-721': 'erc721' };

/** `type`: standards separated by commas. One that this chain does not index finds nothing. */
export const tokenTypeQuery = z
  .string()
  .regex(
    /^ERC-(20|721|1155|404)(,ERC-(20|721|1155|404)){0,3}$/,
    'must be ERC-20, ERC-721 or both with a comma',
  )
  .transform((text) => text.split(',').flatMap((type) => KINDS[type] ?? []))
  .optional();

/** `filter`: what came to an address, or what left it. */
export const directionQuery = z.enum(['to', 'from']).optional();

export const addressQuery = addressSchema.optional();

/** An amount of a cursor: a whole number up to 2^256 and a little more. */
export const amountQuery = z
  .string()
  .regex(/^\d{1,100}$/, 'must be a whole number')
  .optional();

/** Number of an NFT: a whole number of 256 bits. */
export const tokenIdSchema = z.string().regex(/^\d{1,78}$/, 'must be a whole number');
export const tokenIdQuery = tokenIdSchema.optional();
