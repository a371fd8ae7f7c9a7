import type { ClientBase } from 'pg';
import { toBytea, toHex } from '../../lib/hex-bytes.ts';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import { addToCounters } from '../../sync/counter-tables.ts';
import type { FeatureChange, FeatureHandler } from '../../sync/feature-handler.ts';
import { NOBODY } from '../../sync/transfer-events.ts';
import { collectNfts, type NftKey, type NftRows, type NftRun } from './collect-nfts.ts';

const NFTS: RowTarget<NftRun> = {
  table: 'chain.nfts',
  columns: [
    ['contract', 'bytea', (row) => toBytea(row.contract)],
    ['token_id', 'numeric', (row) => row.tokenId.toString()],
    ['owner', 'bytea', (row) => toBytea(row.last.to)],
    ['is_burnt', 'boolean', (row) => row.last.to === NOBODY],
    ['transfer_count', 'bigint', (row) => row.transfers],
    ['minted_block_number', 'bigint', (row) => row.first.blockNumber],
    ['minted_log_index', 'integer', (row) => row.first.logIndex],
    ['minted_at', 'timestamptz', (row) => row.first.timestamp],
    ['last_block_number', 'bigint', (row) => row.last.blockNumber],
    ['last_log_index', 'integer', (row) => row.last.logIndex],
    ['last_transfer_at', 'timestamptz', (row) => row.last.timestamp],
  ],
  onConflict: `on conflict (contract, token_id) do update set
    owner = excluded.owner, is_burnt = excluded.is_burnt,
    transfer_count = kept.transfer_count + excluded.transfer_count,
    last_block_number = excluded.last_block_number, last_log_index = excluded.last_log_index,
    last_transfer_at = excluded.last_transfer_at`,
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

/** Indexes NFTs: ERC-721 transfers become tokens with owners. A job reads their metadata later. */
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

async function insertNfts(client: ClientBase, rows: NftRows): Promise<void> {
  const written = await insertRows<NftRun, WrittenNft>(client, NFTS, rows.runs);
  const added = written.filter((row) => row.is_new);
  const toRead = new Map(
    [...rows.toRead, ...added.map(toKey)].map((key) => [`${key.contract} ${key.tokenId}`, key]),
  );
  await insertRows(client, PENDING, [...toRead.values()]);
  if (added.length > 0) await addToCounters(client, { nfts: added.length });
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
  const removed = await client.query<{ count: number }>(REMOVE_NEW, [fromHeight]);
  await client.query(READ_LAST_TRANSFER_ANEW, [
    rows.runs.map((run) => toBytea(run.contract)),
    rows.runs.map((run) => run.tokenId.toString()),
    rows.runs.map((run) => run.transfers),
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

const READ_LAST_TRANSFER_ANEW = `
  update chain.nfts nft
  set owner = last."to", is_burnt = last."to" = '\\x${NOBODY.slice(2)}'::bytea,
    transfer_count = nft.transfer_count - touched.transfers,
    last_block_number = last.block_number, last_log_index = last.log_index, last_transfer_at = last.timestamp
  from unnest($1::bytea[], $2::numeric[], $3::bigint[]) as touched (contract, token_id, transfers)
  cross join lateral (
    select "to", block_number, log_index, timestamp from chain.token_transfers moved
    where moved.token = touched.contract and moved.token_id = touched.token_id and moved.block_number < $4
    order by block_number desc, log_index desc limit 1
  ) last
  where nft.contract = touched.contract and nft.token_id = touched.token_id`;
