import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { bytesToHex, quantity } from '../../encoding/hex.ts';
import type { PooledTransaction } from '../../pool/pooled-transaction.ts';
import { formatTransaction } from '../format-transaction.ts';
import { method, type RpcMethods } from '../method.ts';

/** Transactions by sender and nonce, as geth lists them. */
type Listing = Record<string, Record<string, unknown>>;

function list(pooled: PooledTransaction[]): Listing {
  const listing: Listing = {};
  for (const { transaction, sender } of pooled) {
    const bySender = (listing[bytesToHex(sender)] ??= {});
    bySender[String(transaction.nonce)] = formatTransaction(transaction, sender, null);
  }
  return listing;
}

/** Looking into the pool. `pending` can be sealed now, `queued` waits for a missing nonce. */
export function txpoolMethods(chain: Chain): RpcMethods {
  const none = z.array(z.unknown());
  return {
    txpool_status: method(none, () => {
      const { ready, waiting } = chain.pool.counts;
      return { pending: quantity(ready), queued: quantity(waiting) };
    }),
    txpool_content: method(none, () => {
      const all = [...chain.pool.all()];
      return {
        pending: list(all.filter(({ stage }) => stage !== 'waiting')),
        queued: list(all.filter(({ stage }) => stage === 'waiting')),
      };
    }),
  };
}
