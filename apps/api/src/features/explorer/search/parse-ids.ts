import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { addressSchema, hashSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { Hex } from 'viem';
import { parseHeight } from './parse-search.ts';

/** An id in a path. A malformed id cannot exist, so it is answered like an unknown one. */
export const idSchema = z.string().max(100);

/** ERC-721 ids are uint256, written in decimal. */
const tokenIdSchema = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform((text) => BigInt(text))
  .refine((id) => id < 2n ** 256n);

/** Parses a height or a block hash. @throws AppError `block_not_found` */
export function toBlockId(text: string): number | Hex {
  const height = /^\d+$/.test(text) ? parseHeight(text) : null;
  if (height !== null) return height;
  return parseOr(hashSchema, text, EXPLORER_ERRORS.blockNotFound, 'Block not found');
}

/** Parses a transaction hash. @throws AppError `transaction_not_found` */
export function toTransactionHash(text: string): Hex {
  return parseOr(hashSchema, text, EXPLORER_ERRORS.transactionNotFound, 'Transaction not found');
}

/** Parses an action ID. @throws AppError `action_not_found` */
export function toActionId(text: string): Hex {
  return parseOr(hashSchema, text, EXPLORER_ERRORS.actionNotFound, 'Action not found. Check its ID.');
}

/** Parses the hash of a user operation. @throws AppError `user_operation_not_found` */
export function toUserOperationHash(text: string): Hex {
  const message = 'User operation not found. Check its hash.';
  return parseOr(hashSchema, text, EXPLORER_ERRORS.userOperationNotFound, message);
}

/** Parses an address. @throws AppError `address_not_found` */
export function toAddress(text: string): Hex {
  return parseOr(addressSchema, text, EXPLORER_ERRORS.addressNotFound, 'Address not found');
}

/** Parses the address of a token. @throws AppError `token_not_found` */
export function toTokenAddress(text: string): Hex {
  return parseOr(addressSchema, text, EXPLORER_ERRORS.tokenNotFound, 'Token not found. Check its address.');
}

/** Parses the token address and number of an NFT. @throws AppError `nft_not_found` */
export function toNftId(token: string, tokenId: string): { token: Hex; tokenId: bigint } {
  const error = [EXPLORER_ERRORS.nftNotFound, 'NFT not found. Check its ID.'] as const;
  return {
    token: parseOr(addressSchema, token, ...error),
    tokenId: parseOr(tokenIdSchema, tokenId, ...error),
  };
}

function parseOr<T extends z.ZodType>(schema: T, text: string, code: string, message: string): z.output<T> {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new AppError(code, { message });
}
