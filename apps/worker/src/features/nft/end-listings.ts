import { publish } from '@nova/db/publish';
import type { JobSession, JobResult } from '../../lib/jobs/job.ts';
import { toHex } from '@nova/runtime/hex-bytes';
import { runInTransaction } from '../../lib/run-in-transaction.ts';
import { countListed } from './count-collections.ts';
import { toLiveEvent } from './market-live.ts';

const AGAIN_MS = 1_000;
const BATCH = 200;

interface EndedRow {
  token_id: string;
  collection_id: string;
  creator: Buffer;
  owner: Buffer;
}

/** Removes expired listings from the market and notifies open pages. */
export async function endListings({ client }: JobSession, clock: () => number): Promise<JobResult> {
  const now = clock();
  const { rows } = await client.query<{ at: Date | null }>(
    `select min(expires_at) as at from chain.market_nfts where state = 'listed'`,
  );
  const next = rows[0]!.at;
  if (next === null) return undefined;
  // Never immediately: the next listing to expire may be one that is locked by another transaction.
  if (next.getTime() > now) return Math.max(next.getTime() - now, AGAIN_MS);
  return (await endSome(client, now)) === BATCH || AGAIN_MS;
}

// Readers compare the expiry themselves; this only keeps expired rows from slowing them down.
async function endSome(client: JobSession['client'], now: number): Promise<number> {
  return runInTransaction(client, async ({ db }) => {
    const { rows } = await client.query<EndedRow>(
      `with ended as (
         select token_id from chain.market_nfts where state = 'listed' and expires_at <= $1
         order by token_id limit ${BATCH} for update skip locked
       )
       update chain.market_nfts nft set state = 'not_for_sale' from ended where nft.token_id = ended.token_id
       returning nft.token_id, nft.collection_id, nft.creator, nft.owner`,
      [new Date(now)],
    );
    if (rows.length === 0) return 0;
    const changes = new Map<number, number>();
    for (const row of rows) {
      const collectionId = Number(row.collection_id);
      if (collectionId !== 0) changes.set(collectionId, (changes.get(collectionId) ?? 0) - 1);
    }
    await countListed(client, changes);
    await publish(db, rows.map(toEvent));
    return rows.length;
  });
}

function toEvent(row: EndedRow) {
  const standing = {
    tokenId: Number(row.token_id),
    collectionId: Number(row.collection_id),
    creator: toHex(row.creator),
    owner: toHex(row.owner),
    isBurnt: false,
    state: 'not_for_sale',
    priceWei: null,
    expiresAt: null,
  } as const;
  return toLiveEvent(standing, 'delisted');
}
