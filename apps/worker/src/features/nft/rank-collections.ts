import {
  countTraits,
  rankRarity,
  type Rarity,
  type RarityTrait,
  rarityTierOf,
} from '@nova/shared/nft/rarity';
import type { Client } from 'pg';
import type { JobSession, JobResult } from '../../lib/jobs/job.ts';
import { inspectQueue } from '../../lib/jobs/inspect-queue.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { retrySeconds } from '../../lib/retries/retry-seconds.ts';
import { runInTransaction } from '../../lib/run-in-transaction.ts';
import { workRow } from '../../lib/jobs/work-row.ts';
import { TRAIT_SEPARATOR } from './market-fields.ts';

/** Rows per transaction, so that the indexer never waits for a whole collection. */
const BATCH = 500;
const PARTS = 1_000_000;

interface Item {
  readonly tokenId: string;
  readonly traits: readonly RarityTrait[];
}

/** Computes the rarities of one changed collection. */
export function rankCollections({ client }: JobSession): Promise<JobResult> {
  return inspectQueue(client, 'chain.pending_rarities', () => rankNext(client));
}

async function rankNext(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ collection_id: string; ticket: string; attempts: number }>(
    `select collection_id, ticket, attempts from chain.pending_rarities
     where next_attempt_at <= now() order by next_attempt_at limit 1`,
  );
  const [pending] = rows;
  if (!pending) return false;
  const { collection_id: collectionId, ticket, attempts } = pending;
  await workRow(
    () => rankCollection(client, collectionId, ticket),
    (reason) =>
      client.query(
        `update chain.pending_rarities set attempts = attempts + 1, last_error = $2,
           next_attempt_at = now() + make_interval(secs => $3) where collection_id = $1`,
        [collectionId, cleanText(reason, 500), retrySeconds(attempts)],
      ),
  );
  return true;
}

async function rankCollection(client: Client, collectionId: string, ticket: string): Promise<void> {
  const items = await readItems(client, collectionId);
  const rarities = rankRarity(items);
  for (let start = 0; start < items.length; start += BATCH) {
    const end = start + BATCH;
    await writeRanks(client, items.slice(start, end), rarities.slice(start, end));
  }
  await writeTraits(client, collectionId, items);
  // Keeps the row if the collection was queued again meanwhile.
  await client.query('delete from chain.pending_rarities where collection_id = $1 and ticket = $2', [
    collectionId,
    ticket,
  ]);
}

// Unread metadata has no properties to compare, so its rarity is unknown.
async function readItems(client: Client, collectionId: string): Promise<Item[]> {
  const { rows } = await client.query<{ token_id: string; traits: string[] }>(
    `select token_id, traits from chain.market_nfts
     where collection_id = $1 and not is_burnt and search is not null order by token_id`,
    [collectionId],
  );
  return rows.map((row) => ({
    tokenId: row.token_id,
    traits: row.traits.map((trait) => {
      const [name = '', value = ''] = trait.split(TRAIT_SEPARATOR);
      return { name, value };
    }),
  }));
}

async function writeRanks(
  client: Client,
  items: readonly Item[],
  rarities: readonly Rarity[],
): Promise<void> {
  await client.query({
    name: 'write rarities',
    text: `with given as (
        select * from unnest($1::bigint[], $2::text[], $3::integer[], $4::integer[], $5::double precision[])
          as given (token_id, rarity, rarity_rank, rarity_share_ppm, rarity_score)
      ), locked as (
        select token_id from chain.market_nfts where token_id = any($1::bigint[]) order by token_id for update
      )
      update chain.market_nfts nft set rarity = given.rarity, rarity_rank = given.rarity_rank,
        rarity_share_ppm = given.rarity_share_ppm, rarity_score = given.rarity_score
      from given join locked using (token_id)
      where nft.token_id = given.token_id
        and (nft.rarity, nft.rarity_rank, nft.rarity_share_ppm, nft.rarity_score) is distinct from
          (given.rarity, given.rarity_rank, given.rarity_share_ppm, given.rarity_score)`,
    values: [
      items.map((item) => item.tokenId),
      rarities.map((rarity) => rarityTierOf(rarity.share)),
      rarities.map((rarity) => rarity.rank),
      rarities.map((rarity) => Math.ceil(rarity.share * PARTS)),
      rarities.map((rarity) => rarity.score),
    ],
  });
}

async function writeTraits(client: Client, collectionId: string, items: readonly Item[]): Promise<void> {
  const rows = [...countTraits(items)].flatMap(([name, { values }]) =>
    [...values].map(([value, count]) => ({ name, value, count })),
  );
  await runInTransaction(client, async () => {
    await client.query('delete from chain.nft_traits where collection_id = $1', [collectionId]);
    await client.query(
      `insert into chain.nft_traits (collection_id, name, value, count)
       select $1, name, value, count from unnest($2::text[], $3::text[], $4::integer[]) as given (name, value, count)`,
      [collectionId, rows.map((row) => row.name), rows.map((row) => row.value), rows.map((row) => row.count)],
    );
  });
}
