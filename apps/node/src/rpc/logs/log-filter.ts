import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import type { Hex } from '../../encoding/hex.ts';
import { findBlock } from '../block-tag.ts';
import { invalidParams, RPC_CODE, RpcError } from '../errors.ts';
import { blockTagParam, hashParam } from '../params.ts';

const addressHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address')
  .transform((value) => value.toLowerCase() as Hex);

/** A list of alternatives; an empty list matches everything. */
const listOf = <Schema extends z.ZodType<Hex>>(schema: Schema) =>
  z.union([schema.transform((one): Hex[] => [one]), z.array(schema).max(1000)]);

/**
 * Criteria for logs: any of the addresses, and any of the values at each topic position (no value matches
 * all).
 */
export const logCriteriaParam = z.object({
  address: listOf(addressHex)
    .nullish()
    .transform((list) => list ?? []),
  topics: z
    .array(
      listOf(hashParam)
        .nullish()
        .transform((list) => list ?? []),
    )
    .max(4)
    .nullish()
    .transform((list) => list ?? []),
});

export type LogCriteria = z.output<typeof logCriteriaParam>;

/** The filter object of eth_getLogs and eth_newFilter. */
export const logFilterParam = logCriteriaParam.extend({
  fromBlock: blockTagParam.nullish(),
  toBlock: blockTagParam.nullish(),
  blockHash: hashParam.nullish(),
});

export type LogFilter = z.output<typeof logFilterParam>;

const isNumber = (tag: LogFilter['fromBlock']): boolean =>
  tag != null && typeof tag === 'object' && 'number' in tag;

/**
 * Returns the first and last block of a filter.
 * @throws RpcError
 */
export function logRange(chain: Chain, filter: LogFilter): { from: number; to: number } {
  if (filter.blockHash != null) {
    if (filter.fromBlock != null || filter.toBlock != null) {
      throw invalidParams('cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other');
    }
    const block = findBlock(chain, { hash: filter.blockHash });
    if (block === undefined) throw new RpcError(RPC_CODE.server, 'unknown block');
    return { from: block.header.number, to: block.header.number };
  }
  const numberOf = (tag: LogFilter['fromBlock']): number => {
    if (tag != null && typeof tag === 'object' && 'number' in tag) return tag.number;
    return tag === 'earliest' ? 0 : chain.head.header.number;
  };
  const from = numberOf(filter.fromBlock);
  const to = numberOf(filter.toBlock);
  if (isNumber(filter.fromBlock) && isNumber(filter.toBlock) && from > to) {
    throw invalidParams('invalid block range params');
  }
  const head = chain.head.header.number;
  if (from > head || to > head) throw invalidParams('block range extends beyond current head block');
  if (from > to) throw invalidParams('invalid block range params');
  return { from, to };
}
