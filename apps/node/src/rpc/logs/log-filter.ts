import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import type { Hex } from '../../encoding/hex.ts';
import { findBlock } from '../block-tag.ts';
import { invalidParams, RPC_CODE, RpcError } from '../errors.ts';
import { blockNumberParam, hashParam } from '../params.ts';

const addressHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address')
  .transform((value) => value.toLowerCase() as Hex);

/** Maximum number of addresses, and of values at a topic position. */
const ALTERNATIVES_MAX = 1000;

/** One address or several; none matches all. */
const addressesParam = z
  .union(
    [addressHex.transform((one): Hex[] => [one]), z.array(addressHex).max(ALTERNATIVES_MAX)],
    `must be a 20-byte address or a list of at most ${ALTERNATIVES_MAX}`,
  )
  .nullish()
  .transform((list) => list ?? []);

/** One value at a topic position or several; none matches all, and so does a null among them. */
const topicParam = z
  .union(
    [hashParam.transform((one): Hex[] => [one]), z.array(hashParam.nullable()).max(ALTERNATIVES_MAX)],
    `must be a 32-byte hash or a list of at most ${ALTERNATIVES_MAX}`,
  )
  .nullish()
  .transform((list) => {
    const values = (list ?? []).filter((value) => value !== null);
    return values.length === list?.length ? values : [];
  });

/**
 * Criteria for logs: any of the addresses, and any of the values at each topic position (no value matches
 * all).
 */
export const logCriteriaParam = z.object({
  address: addressesParam,
  topics: z
    .array(topicParam)
    .max(4)
    .nullish()
    .transform((list) => list ?? []),
});

export type LogCriteria = z.output<typeof logCriteriaParam>;

/** The filter object of eth_getLogs and eth_newFilter. */
export const logFilterParam = logCriteriaParam.extend({
  fromBlock: blockNumberParam.nullish(),
  toBlock: blockNumberParam.nullish(),
  blockHash: hashParam.nullish(),
});

export type LogFilter = z.output<typeof logFilterParam>;

/** @throws RpcError if the range contradicts itself, whatever the height of the chain */
export function requireRange({ fromBlock, toBlock, blockHash }: LogFilter): void {
  if (blockHash != null && (fromBlock != null || toBlock != null)) {
    throw invalidParams('cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other');
  }
  const [from, to] = [fromBlock, toBlock].map((tag) =>
    tag != null && typeof tag === 'object' ? tag.number : null,
  );
  if (from != null && to != null && from > to) throw invalidParams('invalid block range params');
}

/**
 * Returns the first and last block of a filter.
 * @throws RpcError
 */
export function logRange(chain: Chain, filter: LogFilter): { from: number; to: number } {
  requireRange(filter);
  if (filter.blockHash != null) {
    const block = findBlock(chain, { hash: filter.blockHash });
    if (block === undefined) throw new RpcError(RPC_CODE.server, 'unknown block');
    return { from: block.header.number, to: block.header.number };
  }
  const numberOf = (tag: LogFilter['fromBlock']): number => {
    if (tag != null && typeof tag === 'object') return tag.number;
    return tag === 'earliest' ? 0 : chain.head.header.number;
  };
  const from = numberOf(filter.fromBlock);
  const to = numberOf(filter.toBlock);
  const head = chain.head.header.number;
  if (from > head || to > head) throw invalidParams('block range extends beyond current head block');
  if (from > to) throw invalidParams('invalid block range params');
  return { from, to };
}
