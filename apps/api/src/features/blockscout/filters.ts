import { addressSchema, hashSchema } from '@nova/shared/hex';
import { type Hex, toFunctionSelector } from 'viem';
import { z } from 'zod';
import { TRANSACTION_TYPES, type TransactionType } from './schemas/chain.ts';
import type { TokenRow } from './token-info.ts';

const KINDS: Readonly<Record<string, TokenRow['kind']>> = {
  'ERC-20': 'erc20',
  'ERC-721': 'erc721',
  'ERC-1155': 'erc1155',
};

/**
 * `type`: comma-separated token standards, or nothing for all. A standard that this chain does not index
 * matches nothing.
 */
export const tokenTypeQuery = z
  .string()
  .regex(
    /^(ERC-(20|721|1155|404)(,ERC-(20|721|1155|404)){0,3})?$/,
    'must be ERC-20, ERC-721, ERC-1155 or several with commas',
  )
  .transform((text) => (text === '' ? undefined : text.split(',').flatMap((type) => KINDS[type] ?? [])))
  .optional();

const TYPES = new Set<string>(TRANSACTION_TYPES);
const areTypes = (names: string[]): names is TransactionType[] => names.every((name) => TYPES.has(name));

/** `type` of transactions: comma-separated types, of which a transaction has at least one. */
export const transactionTypeQuery = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .refine(areTypes, `must be ${TRANSACTION_TYPES.join(', ')} or several with commas`)
  .optional();

/** Methods that Blockscout's description names. */
const METHODS: Readonly<Record<string, Hex>> = {
  approve: toFunctionSelector('approve(address,uint256)'),
  transfer: toFunctionSelector('transfer(address,uint256)'),
  multicall: toFunctionSelector('multicall(uint256,bytes[])'),
  mint: toFunctionSelector('mint(address,uint256)'),
  commit: toFunctionSelector('commit(bytes32)'),
};
/** Maximum number of methods in a filter. */
const METHODS_MAX = 10;

/** `method`: comma-separated selectors of called functions, or their names. */
export const methodQuery = z
  .string()
  .transform((text) => text.split(',').map((method) => METHODS[method] ?? (method.toLowerCase() as Hex)))
  .refine(
    (methods) => methods.length <= METHODS_MAX && methods.every((method) => /^0x[0-9a-f]{8}$/.test(method)),
    `must be a selector such as 0xa9059cbb, ${Object.keys(METHODS).join(', ')} or up to ${METHODS_MAX} with commas`,
  )
  .optional();

/** Types and methods of which a listed transaction has at least one each; all without a filter. */
export interface TransactionFilter {
  readonly type?: readonly TransactionType[] | undefined;
  readonly method?: readonly Hex[] | undefined;
}

/** `filter`: `to` for what an address received, `from` for what it sent. */
export const directionQuery = z.enum(['to', 'from']).optional();

/** `topic`: one of the topics that a log must have, at any position. */
export const topicQuery = hashSchema.optional();

/** `internal_type` of calls: `call` for all that create and destroy nothing. */
export const internalTypeQuery = z.enum(['call', 'create', 'create2', 'selfdestruct']).optional();

/** `call_type`: how a call was made. */
export const callTypeQuery = z.enum(['call', 'callcode', 'delegatecall', 'staticcall']).optional();

export const addressQuery = addressSchema.optional();

/** Amount in a cursor: a whole number of up to 78 digits, which fits every 256-bit value. */
export const amountQuery = z
  .string()
  .regex(/^\d{1,100}$/, 'must be a whole number')
  .optional();

/** Token ID of an NFT: a whole number of up to 78 digits, which fits every 256-bit value. */
export const tokenIdSchema = z.string().regex(/^\d{1,78}$/, 'must be a whole number');
export const tokenIdQuery = tokenIdSchema.optional();
