import { z } from 'zod';
import type { Block } from '../chain/block.ts';
import { bloomMayContain } from '../chain/bloom.ts';
import type { Chain } from '../chain/chain.ts';
import { type Hex, hexToBytes } from '../encoding/hex.ts';
import { findBlock } from './block-tag.ts';
import { invalidParams, RPC_CODE, RpcError } from './errors.ts';
import { formatLogs } from './format-receipt.ts';
import { MAX_LOG_CANDIDATES, MAX_LOG_RANGE, MAX_LOGS } from './limits.ts';
import { blockTagParam, hashParam } from './params.ts';

const addressHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address')
  .transform((value) => value.toLowerCase() as Hex);

/** One of these; an empty list allows anything. */
const listOf = <Schema extends z.ZodType<Hex>>(schema: Schema) =>
  z.union([schema.transform((one): Hex[] => [one]), z.array(schema).max(1000)]);

/** Which logs: any of the addresses, and at each topic position any of its values (none: whatever). */
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

interface Matched {
  address: unknown;
  topics: unknown;
}

function matches({ address, topics }: LogCriteria, log: Matched): boolean {
  if (address.length > 0 && !address.includes(log.address as Hex)) return false;
  const own = log.topics as Hex[];
  return topics.every(
    (allowed, index) => allowed.length === 0 || (index < own.length && allowed.includes(own[index]!)),
  );
}

/** False when the bloom rules out that the block has a log that meets the criteria. */
function mayMatch(bloom: Uint8Array, { address, topics }: LogCriteria): boolean {
  return [address, ...topics].every(
    (list) => list.length === 0 || list.some((item) => bloomMayContain(bloom, hexToBytes(item))),
  );
}

/** The block's logs that meet the criteria, as JSON-RPC answers them. */
export function matchingLogs(block: Block, criteria: LogCriteria): Record<string, unknown>[] {
  if (block.body === null || block.body.receipt.logs.length === 0) return [];
  if (!mayMatch(block.header.logsBloom, criteria)) return [];
  return formatLogs(block, block.body).filter((log) => matches(criteria, log as unknown as Matched));
}

/** First and last block a filter looks at. Throws RpcError. */
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
  if (from > to) throw invalidParams('invalid block range params');
  return { from, to: Math.min(to, chain.head.header.number) };
}

/** Blocks with a log of one of the addresses, ascending; without addresses every block of the range. */
async function candidates(
  chain: Chain,
  { address }: LogCriteria,
  from: number,
  to: number,
): Promise<number[]> {
  if (address.length === 0) {
    if (to - from >= MAX_LOG_RANGE) {
      throw new RpcError(
        RPC_CODE.limitExceeded,
        `block range too wide: at most ${MAX_LOG_RANGE} blocks without an address`,
      );
    }
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  }
  const numbers = new Set<number>();
  for (const one of address) {
    for await (const number of chain.blocks.numbersWithLogsOf(hexToBytes(one), from, to)) {
      numbers.add(number);
      if (numbers.size > MAX_LOG_CANDIDATES) {
        throw new RpcError(
          RPC_CODE.limitExceeded,
          `query looks into more than ${MAX_LOG_CANDIDATES} blocks; narrow the range`,
        );
      }
    }
  }
  return [...numbers].sort((a, b) => a - b);
}

/** The logs from block `from` to `to` that meet the criteria. Throws RpcError past the limits. */
export async function queryLogs(
  chain: Chain,
  criteria: LogCriteria,
  from: number,
  to: number,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (const [index, number] of (await candidates(chain, criteria, from, to)).entries()) {
    if (mayMatch(chain.blocks.bloomOf(number), criteria)) {
      found.push(...matchingLogs(chain.blocks.byNumber(number)!, criteria));
    }
    if (found.length > MAX_LOGS) {
      throw new RpcError(RPC_CODE.limitExceeded, `query returned more than ${MAX_LOGS} results`);
    }
    // a long search lets the sealer and other callers have their turn
    if (index % 200 === 199) await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}
