import { toHex } from '@nova/runtime/hex-bytes';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { describeAddresses } from '../address-params.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { toChecksum } from '../bytes.ts';
import { type BlockscoutContext, describeProxy } from '../contracts/target.ts';
import type { AddressItem } from '../schemas/holdings.ts';
import { findToken } from './tokens.ts';

interface FactsRow extends Record<string, unknown> {
  readonly head: string | null;
  readonly balance: string | null;
  readonly balance_at: string | null;
  readonly creator: Buffer | null;
  readonly creation: Buffer | null;
  readonly has_logs: boolean;
  readonly has_token_transfers: boolean;
  readonly has_tokens: boolean;
  readonly has_validated_blocks: boolean;
}

/** Reads an address. Every address exists, so an unused one is found too. */
export async function readAddress(context: BlockscoutContext, address: Hex): Promise<AddressItem> {
  const { db, chain } = context;
  const bytes = Buffer.from(address.slice(2), 'hex');
  const [describe, facts, token, account] = await Promise.all([
    describeAddresses(db, [bytes]),
    readFacts(db, address),
    findToken(db, address),
    chain.getAccount(address),
  ]);
  const known = describe(bytes);
  const hasCode = account.isContract ?? known.is_contract;
  const proxy = hasCode ? describeProxy(await context.readContract(address)) : null;
  // The node returns the balance at its head, the index the last one it read.
  const [balance, balanceAt] =
    account.balance === null ? [facts.balance, facts.balance_at] : [account.balance.toString(), facts.head];
  return {
    ...known,
    ...proxy,
    name: known.name ?? token?.name ?? null,
    is_contract: hasCode,
    coin_balance: balance,
    block_number_balance_updated_at: balanceAt === null ? null : Number(balanceAt),
    exchange_rate: null,
    token,
    creator_address_hash: facts.creator && toChecksum(facts.creator),
    creation_transaction_hash: facts.creation && toHex(facts.creation),
    creation_status: facts.creation && 'success',
    has_beacon_chain_withdrawals: false,
    has_logs: facts.has_logs,
    has_token_transfers: facts.has_token_transfers,
    has_tokens: facts.has_tokens,
    has_validated_blocks: facts.has_validated_blocks,
    watchlist_address_id: null,
  };
}

/**
 * Reads facts of an address, each by a key or from the first row of an index. Without the `order by` clauses,
 * PostgreSQL would scan the table for the first row of an address that has many.
 */
async function readFacts(db: ApiContext['db'], address: Hex): Promise<FactsRow> {
  const bytes = toBytes(address);
  const { rows } = await db.execute<FactsRow>(sql`
    select (select block_number from chain.sync_state) as head,
      held.balance::text, held.block_number as balance_at, made.creator, made.transaction_hash as creation,
      coalesce((select true from chain.logs l where l.address = ${bytes}
        order by l.address, l.block_number, l.log_index limit 1), false) as has_logs,
      coalesce((select token_transfer_count > 0 from chain.address_stats where address = ${bytes}), false)
        as has_token_transfers,
      exists (select from chain.token_balances b where b.holder = ${bytes} and b.balance > 0) as has_tokens,
      coalesce((select true from chain.blocks b where b.miner = ${bytes}
        order by b.miner, b.number limit 1), false) as has_validated_blocks
    from (select 1) one
    left join chain.address_balances held on held.address = ${bytes}
    left join lateral (select creator, transaction_hash from chain.contract_creations c where c.address = ${bytes}
      order by c.block_number desc, c.tx_index desc, c.trace_index desc limit 1) made on true`);
  return rows[0]!;
}
