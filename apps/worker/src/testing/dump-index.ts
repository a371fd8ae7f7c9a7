import type { Pool } from 'pg';

/** Tables of schema `chain`, with the columns that must be equal in two indexes of one chain. */
const TABLES: Readonly<Record<string, string>> = {
  blocks: 't.*',
  transactions: 't.*',
  logs: 't.*',
  actions: 't.*',
  address_transactions: 't.*',
  address_stats: 't.*',
  address_days: 't.*',
  counters: 't.*',
  daily_stats: 't.*',
  daily_actions: 't.*',
  action_types: 't.*',
  token_transfers: 't.*',
  tokens: 't.*',
  token_balances: 't.*',
  created_tokens: 't.*',
  name_events: 't.*',
  names: 't.*',
  primary_names: 't.*',
  nfts: 't.*',
  nft_balances: 't.*',
  market_nfts: 't.*',
  nft_events: 't.*',
  nft_approvals: 't.*',
  nft_collections: 't.*',
  nft_collection_owners: 't.*',
  nft_traits: 't.*',
  internal_transactions: 't.*',
  contract_creations: 't.*',
  contract_calls: 't.*',
  contract_call_hours: 't.*',
  // The time of the balance reading is irrelevant.
  address_balances: 't.address, t.balance',
  sync_state: 't.block_number, t.block_hash, t.genesis_hash',
};

/** A total of zero may or may not have a row. */
const NOT_NOTHING = 'where t.value <> 0';

/**
 * Returns every row of schema `chain` in a fixed order, to compare two indexes. All queues must be empty.
 */
export async function dumpIndex(pool: Pool): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const { rows } = await pool.query<{ row: string }>(
      `select row(${columns})::text as row from chain.${table} t ${table === 'counters' ? NOT_NOTHING : ''} order by 1`,
    );
    dump[table] = rows.map(({ row }) => row);
  }
  return dump;
}
