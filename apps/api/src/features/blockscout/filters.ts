import { addressSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { TokenRow } from './token-info.ts';

const KINDS: Readonly<Record<string, TokenRow['kind']>> = {
  'ERC-20': 'erc20',
  'ERC-721': 'erc721',
  'ERC-1155': 'erc1155',
};

/** `type`: comma-separated token standards. A standard that this chain does not index matches nothing. */
export const tokenTypeQuery = z
  .string()
  .regex(
    /^ERC-(20|721|1155|404)(,ERC-(20|721|1155|404)){0,3}$/,
    'must be ERC-20, ERC-721, ERC-1155 or several with commas',
  )
  .transform((text) => text.split(',').flatMap((type) => KINDS[type] ?? []))
  .optional();

/** `filter`: `to` for what an address received, `from` for what it sent. */
export const directionQuery = z.enum(['to', 'from']).optional();

export const addressQuery = addressSchema.optional();

/** Amount in a cursor: a whole number of up to 78 digits, which fits every 256-bit value. */
export const amountQuery = z
  .string()
  .regex(/^\d{1,100}$/, 'must be a whole number')
  .optional();

/** Token ID of an NFT: a whole number of up to 78 digits, which fits every 256-bit value. */
export const tokenIdSchema = z.string().regex(/^\d{1,78}$/, 'must be a whole number');
export const tokenIdQuery = tokenIdSchema.optional();
