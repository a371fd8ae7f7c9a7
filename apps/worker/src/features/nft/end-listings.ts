import { publish } from '@nova/db/publish';
import type { JobSession } from '../../lib/exclusive-job.ts';
import { toHex } from '../../lib/hex-bytes.ts';
import { runInTransaction } from '../../lib/run-in-transaction.ts';
import { sleep } from '../../lib/sleep.ts';
import { countListed } from './count-collections.ts';
import { toLiveEvent } from './market-live.ts';

const EVERY_MS = 1_000;
const BATCH = 200;

interface EndedRow {
  token_id: string;
  collection_id: string;
  creator: Buffer;
  owner: Buffer;
}

/** Takes offers out of the market whose time is over, and tells open pages; until the session ends. */
export async function endListings(session: JobSession, clock: () => number): Promise<void> {
  while (!session.signal.aborted) {
    const ended = await endSome(session, clock);
    if (ended < BATCH) await sleep(EVERY_MS, session.signal);
  }
}

// Readers compare the time themselves: this only keeps what is over from piling up in their way.
async function endSome({ client }: JobSession, clock: () => number): Promise<number> {
  return runInTransaction(client, async ({ db }) => {
    const { rows } = await client.query<EndedRow>(
      `with ended as (
         select token_id from chain.market_nfts where state = 'listed' and expires_at <= $1
         order by token_id limit ${BATCH} for update skip locked
       )
       update chain.market_nfts nft set state = 'not_for_sale' from ended where nft.token_id = ended.token_id
       returning nft.token_id, nft.collection_id, nft.creator, nft.owner`,
      [new Date(clock())],
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
