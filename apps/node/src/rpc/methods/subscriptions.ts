import { z } from 'zod';
import type { Block } from '../../chain/block.ts';
import type { Chain } from '../../chain/chain.ts';
import type { PooledTransaction } from '../../pool/pooled-transaction.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { formatHeader } from '../format/format-block.ts';
import { formatTransaction } from '../format/format-transaction.ts';
import { logsOfBlock } from '../../chain/logs/block-logs.ts';
import { logCriteriaParam } from '../logs/log-filter.ts';
import { LogMatcher } from '../logs/log-matcher.ts';
import { method, type RpcContext, type RpcMethods } from '../method.ts';
import type { Subscriber } from '../subscriber.ts';

const subscribeParams = z.union(
  [
    z
      .tuple([z.literal('newHeads')])
      .rest(z.unknown())
      .transform(() => ['newHeads'] as const),
    z.tuple([z.literal('syncing')]).transform(() => ['syncing'] as const),
    z
      .tuple([z.literal('logs'), logCriteriaParam.nullish().optional()])
      .transform(([kind, criteria]) => [kind, criteria ?? { address: [], topics: [] }] as const),
    z
      .tuple([z.literal('newPendingTransactions'), z.boolean().nullish().optional()])
      .transform(([kind, full]) => [kind, full ?? false] as const),
  ],
  'want "newHeads", "logs" with an optional filter, "newPendingTransactions" or "syncing"',
);

function requireSubscriber({ subscriber }: RpcContext): Subscriber {
  if (subscriber === undefined) throw new RpcError(RPC_CODE.methodNotFound, 'notifications not supported');
  return subscriber;
}

/** Notifies once, after the response with the subscription's ID was sent. */
function notifyLater(report: () => void): () => void {
  const timer = setImmediate(report);
  return () => clearImmediate(timer);
}

/**
 * Subscriptions to blocks, logs and pooled transactions over a WebSocket. Blocks are durable when announced.
 */
export function subscriptionMethods(chain: Chain): RpcMethods {
  const onBlock = (report: (block: Block) => void) => {
    chain.events.on('block', report);
    return () => void chain.events.off('block', report);
  };
  const onPooled = (report: (pooled: PooledTransaction) => void) => {
    chain.pool.events.on('added', report);
    return () => void chain.pool.events.off('added', report);
  };

  return {
    eth_subscribe: method(subscribeParams, (params, context) => {
      const subscriber = requireSubscriber(context);
      return subscriber.open((notify) => {
        if (params[0] === 'newHeads')
          return onBlock(({ header, hash }) => notify(formatHeader(header, hash)));
        // Only changes are announced, and a sealing node is always in sync.
        if (params[0] === 'syncing') return notifyLater(() => notify(false));
        if (params[0] === 'logs') {
          const matcher = new LogMatcher(params[1]);
          return onBlock((block) => matcher.find(logsOfBlock(block)).forEach(notify));
        }
        return onPooled((pooled) =>
          notify(params[1] ? formatTransaction(pooled.transaction, pooled.sender, null) : pooled.hash),
        );
      });
    }),
    eth_unsubscribe: method(z.tuple([z.string()]), ([id], context) => {
      if (!requireSubscriber(context).cancel(id))
        throw new RpcError(RPC_CODE.server, 'subscription not found');
      return true;
    }),
  };
}
