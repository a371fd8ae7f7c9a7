import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { bytesToHex, type Hex } from '../../encoding/hex.ts';
import type { PooledTransaction } from '../../pool/pooled-transaction.ts';
import { yieldToEventLoop } from '../calls/yield-to-event-loop.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { findTransaction } from '../find-transaction.ts';
import { formatTransaction } from '../format/format-transaction.ts';
import { FilterStore, type PolledFilter } from '../logs/filter-store.ts';
import { MAX_LOGS, MAX_POLLED_BYTES } from '../limits.ts';
import { type LogFilter, logFilterParam, logRange, requireRange } from '../logs/log-filter.ts';
import { noParams } from '../params.ts';
import { method, type RpcContext, type RpcMethods } from '../method.ts';
import { queryLogs } from '../logs/query-logs.ts';

const idParam = z.tuple([z.string()]);
const pendingParams = z.tuple([z.boolean().nullish().optional()]);

/** Returns the last block of a log filter. */
function lastWanted({ toBlock }: LogFilter): number {
  return toBlock != null && typeof toBlock === 'object' ? toBlock.number : Infinity;
}

/** Returns the first block of a log filter, which may be in the future. */
function firstWanted({ fromBlock }: LogFilter): number {
  return fromBlock != null && typeof fromBlock === 'object' ? fromBlock.number : 0;
}

/**
 * Takes the first transactions off the list and returns them as they were in the pool, without those that left it
 * for another reason than a block. Stops when they are large; the rest is left for the next poll.
 */
async function takeTransactions(chain: Chain, hashes: Hex[]): Promise<unknown[]> {
  const yieldIfLong = yieldToEventLoop();
  const found: unknown[] = [];
  let bytes = 0;
  while (hashes.length > 0 && bytes < MAX_POLLED_BYTES) {
    const known = findTransaction(chain, hashes.shift()!);
    if (known === undefined) continue;
    bytes += known.transaction.raw.length;
    found.push(formatTransaction(known.transaction, known.sender, null));
    await yieldIfLong();
  }
  return found;
}

/** Calls that this process makes itself count as one client. */
const clientKey = ({ client }: RpcContext): string => `${client?.lane ?? ''}/${client?.key ?? ''}`;

/** Methods that poll for blocks, logs and pooled transactions, for clients without a WebSocket. */
export function filterMethods(chain: Chain): RpcMethods {
  const filters = new FilterStore(chain.clock);
  const nextBlock = (): number => chain.head.header.number + 1;

  const blockHashes = (from: number, to: number): string[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) =>
      bytesToHex(chain.blocks.byNumber(from + index)!.hash),
    );

  async function changes(filter: PolledFilter): Promise<unknown[]> {
    if (filter.kind === 'pending') {
      return filter.isFull ? takeTransactions(chain, filter.hashes) : filter.hashes.splice(0);
    }
    const from = filter.next;
    const head = chain.head.header.number;
    if (filter.kind === 'blocks') {
      filter.next = head + 1;
      return blockHashes(from, head);
    }
    const to = Math.min(head, lastWanted(filter.filter));
    const found = from > to ? [] : await queryLogs(chain, filter.filter, from, to);
    filter.next = head + 1;
    return found;
  }

  return {
    eth_newFilter: method(z.tuple([logFilterParam]), ([filter], context) => {
      requireRange(filter);
      const next = Math.max(firstWanted(filter), nextBlock());
      return filters.add(clientKey(context), { kind: 'logs', filter, next });
    }),
    eth_newBlockFilter: method(noParams, (_, context) =>
      filters.add(clientKey(context), { kind: 'blocks', next: nextBlock() }),
    ),
    eth_newPendingTransactionFilter: method(pendingParams, ([isFull], context) => {
      const hashes: Hex[] = [];
      const remember = ({ hash }: PooledTransaction): void => {
        if (hashes.length < MAX_LOGS) hashes.push(hash);
      };
      chain.pool.events.on('added', remember);
      return filters.add(
        clientKey(context),
        { kind: 'pending', hashes, isFull: isFull ?? false },
        () => void chain.pool.events.off('added', remember),
      );
    }),
    eth_getFilterChanges: method(idParam, ([id]) => changes(filters.use(id))),
    eth_getFilterLogs: method(idParam, ([id]) => {
      const polled = filters.use(id);
      if (polled.kind !== 'logs') throw new RpcError(RPC_CODE.server, 'filter not found');
      const { from, to } = logRange(chain, polled.filter);
      return queryLogs(chain, polled.filter, from, to);
    }),
    eth_uninstallFilter: method(idParam, ([id]) => filters.remove(id)),
  };
}
