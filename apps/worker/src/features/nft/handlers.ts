import type { ClientBase } from 'pg';
import { toBytea, toHex } from '@nova/runtime/hex-bytes';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import { INDEXED, type IndexedTopic } from '../../lib/jobs/job-signals.ts';
import { addToCounters } from '../../sync/counter-tables.ts';
import type { FeatureChange, FeatureHandler } from '../../sync/feature-handler.ts';
import { NOBODY } from '../../sync/transfer-events.ts';
import {
  collectNfts,
  keyOf,
  negateBalances,
  type NftKey,
  type NftRows,
  type NftRun,
} from './collect-nfts.ts';
import { moveItems, removeUnusedBalances } from './move-items.ts';

interface HeldRun extends NftRun {
  /** Change in the number of ERC-1155 holders. */
  readonly holders: number;
}

const ZERO_ADDRESS = `'\\x${NOBODY.slice(2)}'::bytea`;

const NFTS: RowTarget<HeldRun> = {
  table: 'chain.nfts',
  columns: [
    ['contract', 'bytea', (row) => toBytea(row.contract)],
    ['token_id', 'numeric', (row) => row.tokenId.toString()],
    ['kind', 'text', (row) => row.first.kind],
    ['owner', 'bytea', (row) => row.owner && toBytea(row.owner)],
    ['supply', 'numeric', (row) => row.supply.toString()],
    ['holder_count', 'integer', (row) => row.holders],
    ['is_burnt', 'boolean', (row) => (row.first.kind === 'erc721' ? row.owner === NOBODY : row.supply <= 0n)],
    ['transfer_count', 'bigint', (row) => row.transfers],
    ['minted_block_number', 'bigint', (row) => row.first.blockNumber],
    ['minted_log_index', 'integer', (row) => row.first.logIndex],
    ['minted_batch_index', 'integer', (row) => row.first.batchIndex],
    ['minted_at', 'timestamptz', (row) => row.first.timestamp],
    ['last_block_number', 'bigint', (row) => row.last.blockNumber],
    ['last_log_index', 'integer', (row) => row.last.logIndex],
    ['last_batch_index', 'integer', (row) => row.last.batchIndex],
    ['last_transfer_at', 'timestamptz', (row) => row.last.timestamp],
  ],
  onConflict: `on conflict (contract, token_id) do update set
    owner = coalesce(excluded.owner, kept.owner),
    supply = kept.supply + excluded.supply, holder_count = kept.holder_count + excluded.holder_count,
    is_burnt = case kept.kind when 'erc721' then coalesce(excluded.owner, kept.owner) = ${ZERO_ADDRESS}
      else kept.supply + excluded.supply <= 0 end,
    transfer_count = kept.transfer_count + excluded.transfer_count,
    last_block_number = excluded.last_block_number, last_log_index = excluded.last_log_index,
    last_batch_index = excluded.last_batch_index, last_transfer_at = excluded.last_transfer_at`,
  returning: 'kept.contract, kept.token_id, kept.xmax = 0 as is_new',
};

const PENDING: RowTarget<NftKey> = {
  table: 'chain.pending_nfts',
  columns: [
    ['contract', 'bytea', (row) => toBytea(row.contract)],
    ['token_id', 'numeric', (row) => row.tokenId.toString()],
  ],
  // Only existing tokens, because any contract can announce new metadata for any token ID.
  where: `exists (
    select from chain.nfts nft where nft.contract = given.contract and nft.token_id = given.token_id)`,
  // The failed attempts are kept: events are cheap and must not reset the count.
  onConflict: 'on conflict (contract, token_id) do update set ticket = default',
};

/**
 * Indexes NFTs: ERC-721 transfers become tokens with owners, ERC-1155 transfers items with supply and holders.
 * A job reads their metadata later.
 */
export function createNftHandler(): FeatureHandler {
  return {
    collect(blocks): FeatureChange {
      const rows = collectNfts(blocks);
      return {
        insert: (client) => insertNfts(client, rows),
        remove: (client, fromHeight) => removeNfts(client, rows, fromHeight),
      };
    },
  };
}

async function insertNfts(client: ClientBase, rows: NftRows): Promise<readonly IndexedTopic[]> {
  const holders = await moveItems(client, rows.balances);
  const runs = rows.runs.map((run) => ({ ...run, holders: holders.get(keyOf(run)) ?? 0 }));
  const written = await insertRows<HeldRun, WrittenNft>(client, NFTS, runs);
  const added = written.filter((row) => row.is_new);
  const toRead = new Map([...rows.toRead, ...added.map(toKey)].map((key) => [keyOf(key), key]));
  await insertRows(client, PENDING, [...toRead.values()]);
  if (added.length > 0) await addToCounters(client, { nfts: added.length });
  return toRead.size > 0 ? [INDEXED.nfts] : [];
}

interface WrittenNft {
  contract: Buffer;
  token_id: string;
  is_new: boolean;
}

function toKey(row: WrittenNft): NftKey {
  return { contract: toHex(row.contract), tokenId: BigInt(row.token_id) };
}

async function removeNfts(client: ClientBase, rows: NftRows, fromHeight: number): Promise<void> {
  const holders = await moveItems(client, negateBalances(rows.balances));
  await removeUnusedBalances(client, rows.balances);
  const removed = await client.query<{ count: number }>(REMOVE_NEW, [fromHeight]);
  await client.query(READ_LAST_TRANSFER_ANEW, [
    rows.runs.map((run) => toBytea(run.contract)),
    rows.runs.map((run) => run.tokenId.toString()),
    rows.runs.map((run) => run.transfers),
    rows.runs.map((run) => run.supply.toString()),
    rows.runs.map((run) => holders.get(keyOf(run)) ?? 0),
    rows.runs.map((run) => run.owner !== null),
    fromHeight,
  ]);
  // The contract may have announced the current metadata in a block that was removed.
  await insertRows(client, PENDING, rows.toRead);
  const count = removed.rows[0]?.count ?? 0;
  if (count > 0) await addToCounters(client, { nfts: -count });
}

const REMOVE_NEW = `
  with gone as (
    delete from chain.nfts where minted_block_number >= $1 returning contract, token_id
  ), unread as (
    delete from chain.pending_nfts pending using gone
    where pending.contract = gone.contract and pending.token_id = gone.token_id
  )
  select count(*)::int as count from gone`;

// An ERC-721 owner is read anew only if a removed transfer changed it: an ERC-1155 item has no owner to find.
const READ_LAST_TRANSFER_ANEW = `
  update chain.nfts nft
  set owner = case when touched.is_moved then former.owner else nft.owner end,
    supply = nft.supply - touched.supply, holder_count = nft.holder_count + touched.holders,
    is_burnt = case nft.kind
      when 'erc721' then (case when touched.is_moved then former.owner else nft.owner end) = ${ZERO_ADDRESS}
      else nft.supply - touched.supply <= 0 end,
    transfer_count = nft.transfer_count - touched.transfers,
    last_block_number = last.block_number, last_log_index = last.log_index,
    last_batch_index = last.batch_index, last_transfer_at = last.timestamp
  from unnest($1::bytea[], $2::numeric[], $3::bigint[], $4::numeric[], $5::integer[], $6::boolean[])
    as touched (contract, token_id, transfers, supply, holders, is_moved)
  cross join lateral (
    select block_number, log_index, batch_index, timestamp from chain.token_transfers moved
    where moved.token = touched.contract and moved.token_id = touched.token_id and moved.block_number < $7
    order by block_number desc, log_index desc, batch_index desc limit 1
  ) last
  left join lateral (
    select "to" as owner from chain.token_transfers moved
    where touched.is_moved and moved.token = touched.contract and moved.token_id = touched.token_id
      and moved.kind = 'erc721' and moved.block_number < $7
    order by block_number desc, log_index desc, batch_index desc limit 1
  ) former on true
  where nft.contract = touched.contract and nft.token_id = touched.token_id`;
