import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { checksumAddress } from '../../encoding/checksum-address.ts';
import { equalBytes, quantity } from '../../encoding/hex.ts';
import type { PooledTransaction } from '../../pool/pooled-transaction.ts';
import { formatTransaction } from '../format/format-transaction.ts';
import { method, type RpcMethods } from '../method.ts';
import { addressParam, noParams } from '../params.ts';

/** Transactions by sender and nonce, in geth's format. */
type Listing = Record<string, Record<string, unknown>>;

function list(pooled: PooledTransaction[], report: (one: PooledTransaction) => unknown): Listing {
  const listing: Listing = {};
  for (const one of pooled) {
    const bySender = (listing[checksumAddress(one.sender)] ??= {});
    bySender[String(one.nonce)] = report(one);
  }
  return listing;
}

const inFull = ({ transaction, sender }: PooledTransaction): unknown =>
  formatTransaction(transaction, sender, null);

/** Returns geth's one-line summary of a transaction. */
function inShort({ transaction }: PooledTransaction): string {
  const { to, value, gasLimit, maxFeePerGas } = transaction;
  const target = to === null ? 'contract creation' : checksumAddress(to);
  return `${target}: ${value} wei + ${gasLimit} gas × ${maxFeePerGas} wei`;
}

/** Methods that inspect the pool. `pending` can be sealed now; `queued` lacks an earlier nonce. */
export function txpoolMethods(chain: Chain): RpcMethods {
  const none = noParams;
  const split = (): { pending: PooledTransaction[]; queued: PooledTransaction[] } => {
    const all = [...chain.pool.all()];
    return {
      pending: all.filter(({ stage }) => stage !== 'waiting'),
      queued: all.filter(({ stage }) => stage === 'waiting'),
    };
  };
  const listed = (report: (one: PooledTransaction) => unknown): Record<string, Listing> => {
    const { pending, queued } = split();
    return { pending: list(pending, report), queued: list(queued, report) };
  };
  return {
    txpool_status: method(none, () => {
      const { ready, waiting } = chain.pool.counts;
      return { pending: quantity(ready), queued: quantity(waiting) };
    }),
    txpool_content: method(none, () => listed(inFull)),
    txpool_inspect: method(none, () => listed(inShort)),
    txpool_contentFrom: method(z.tuple([addressParam]), ([address]) => {
      const { pending, queued } = split();
      const own = (pooled: PooledTransaction[]): Record<string, unknown> =>
        list(
          pooled.filter(({ sender }) => equalBytes(sender, address)),
          inFull,
        )[checksumAddress(address)] ?? {};
      return { pending: own(pending), queued: own(queued) };
    }),
  };
}
