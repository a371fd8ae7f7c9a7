import type { Logger } from '@nova/runtime/logger';
import { type FileStore, openFileStore } from '@nova/storage/file-store';
import type { StoreOptions } from '@nova/storage/store-options';
import type { Client } from 'pg';
import type { JobSession, JobWork } from '../../lib/jobs/job.ts';
import { runInTransaction } from '../../lib/run-in-transaction.ts';

export interface OrphanOptions {
  readonly storage: StoreOptions;
  readonly clock: () => number;
  readonly logger: Logger;
}

const BATCH = 100;
/** Days that metadata is kept before it is minted, because a wallet may sign long after the request. */
const METADATA_DAYS = 30;
/** Hours that an unreferenced file is kept, because a file is stored before anything refers to it. */
const FILE_HOURS = 24;

/** Removes abandoned uploads and unreferenced files. */
export async function createOrphanWork({ client }: JobSession, options: OrphanOptions): Promise<JobWork> {
  const store = await openFileStore(options.storage);
  return {
    async run() {
      try {
        const removed = await removeSome(client, store, new Date(options.clock()), options.logger);
        if (removed > 0) options.logger.info({ removed }, 'orphaned files removed');
        return removed >= BATCH;
      } catch (error) {
        // The store may be unavailable for a while; waiting loses nothing.
        options.logger.warn({ err: error }, 'removing orphaned files failed');
        return false;
      }
    },
  };
}

/** Performs one round. A failed removal does not block others. @returns The number of removed rows. */
export async function removeSome(
  client: Client,
  store: FileStore,
  now: Date,
  logger?: Logger,
): Promise<number> {
  await client.query(PIN, [now]);
  const tryEach = createTryEach(logger);
  const uploads = await tryEach(await listUploads(client, now), (id) => removeUpload(client, store, id));
  const { rowCount } = await client.query(FORGET_METADATA, [now]);
  const files = await tryEach(await listFiles(client, now), (key) =>
    runInTransaction(client, () => removeFile(client, store, key, now)),
  );
  return uploads + (rowCount ?? 0) + files;
}

/** @returns A function that calls `work` for each name and counts the successes. */
function createTryEach(logger: Logger | undefined) {
  return async (names: readonly string[], work: (name: string) => Promise<number>): Promise<number> => {
    let done = 0;
    for (const name of names) {
      try {
        done += await work(name);
      } catch (error) {
        logger?.warn({ name, err: error }, 'an orphaned file could not be removed');
      }
    }
    return done;
  };
}

// Metadata seen on the chain stays pinned; otherwise, rebuilding the index would make everything an orphan.
const PIN = `
  update app.stored_metadata stored set pinned_at = $1
  where pinned_at is null and (
    exists (select from chain.market_nfts nft where nft.metadata_cid = stored.cid)
    or exists (select from chain.nft_collections collection where collection.metadata_cid = stored.cid)
    or exists (select from chain.created_tokens token where token.metadata_cid = stored.cid))`;

const FORGET_METADATA = `
  delete from app.stored_metadata
  where pinned_at is null and created_at < $1::timestamptz - interval '${METADATA_DAYS} days'`;

// Random order, so that uploads whose removal fails do not always come first.
async function listUploads(client: Client, now: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from app.uploads where expires_at <= $1 order by random() limit $2',
    [now, BATCH],
  );
  return rows.map((row) => row.id);
}

async function removeUpload(client: Client, store: FileStore, id: string): Promise<number> {
  const parts = await client.query<{ object_key: string }>(
    'select object_key from app.upload_parts where upload_id = $1',
    [id],
  );
  // The bytes are removed first: after a crash in between, the rows still show what remains to be removed.
  await store.remove(parts.rows.map((row) => row.object_key));
  await client.query('delete from app.upload_parts where upload_id = $1', [id]);
  await client.query('delete from app.uploads where id = $1', [id]);
  return 1;
}

interface OrphanRow {
  key: string;
  facts: { card?: { avif: string; webp: string }; thumbnail?: { avif: string; webp: string } };
}

// $1 is the current time.
const IS_ORPHAN = `file.created_at < $1::timestamptz - interval '${FILE_HOURS} hours'
  and not exists (select from app.uploads upload where upload.file_key = file.key)
  and not exists (select from app.stored_metadata stored where stored.file_keys @> array[file.key])`;

async function listFiles(client: Client, now: Date): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from app.stored_files file where ${IS_ORPHAN} order by random() limit $2`,
    [now, BATCH],
  );
  return rows.map((row) => row.key);
}

// Row and bytes are removed under one lock: a concurrent upload of the same file waits for it and stores
// its bytes afterwards.
async function removeFile(client: Client, store: FileStore, key: string, now: Date): Promise<number> {
  const { rows } = await client.query<OrphanRow>(
    `delete from app.stored_files where key in (
       select key from app.stored_files file where ${IS_ORPHAN} and key = $2 for update skip locked)
     returning key, facts`,
    [now, key],
  );
  const [row] = rows;
  if (!row) return 0;
  const { facts } = row;
  const sizes = [facts.card, facts.thumbnail].flatMap((size) => (size ? [size.avif, size.webp] : []));
  // Two images may share the same thumbnail.
  const shared = await client.query<{ facts: string }>(
    'select facts::text from app.stored_files where facts::text like any($1)',
    [sizes.map((size) => `%${size}%`)],
  );
  const isShared = (size: string) => shared.rows.some((other) => other.facts.includes(size));
  await store.remove([key, ...sizes.filter((size) => !isShared(size))].map((name) => `files/${name}`));
  return 1;
}
