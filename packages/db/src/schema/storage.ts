import { bigint, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FileKind, UploadKind } from '@nova/shared/storage/schemas';
import { users } from './account.ts';
import { time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Uploads in progress, in parts or at once. Written by the api; the worker deletes expired ones. */
export const uploads = app.table(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<UploadKind>().notNull(),
    state: text('state').$type<'open' | 'done' | 'refused' | 'canceled'>().notNull().default('open'),
    size: integer('size').notNull(),
    offset: integer('offset').notNull().default(0),
    /** Key of the resulting file; null until complete. */
    fileKey: text('file_key'),
    refusalCode: text('refusal_code'),
    refusalMessage: text('refusal_message'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('uploads_user').on(table.userId, table.createdAt),
    index('uploads_expires_at').on(table.expiresAt),
    index('uploads_file').on(table.fileKey),
  ],
);

/**
 * Parts of an upload in the store, so that any instance of the api can accept the next one. Written by the
 * api.
 */
export const uploadParts = app.table(
  'upload_parts',
  {
    uploadId: uuid('upload_id').notNull(),
    start: integer('start').notNull(),
    bytes: integer('bytes').notNull(),
    /** Key in the object store; two parts that start at the same offset have different ones. */
    objectKey: text('object_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);

/** Metadata of a stored image; its other sizes are content-addressed files too. */
export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  readonly color: string;
  readonly card: ImageSizeFacts;
  readonly thumbnail: ImageSizeFacts;
}
export interface ImageSizeFacts {
  readonly avif: string;
  readonly webp: string;
  readonly width: number;
  readonly height: number;
}
export interface ModelFacts {
  readonly triangles: number;
}

/**
 * Publicly served files, named by the SHA-256 of their content. Written by the api; orphans are deleted by
 * the worker.
 */
export const storedFiles = app.table(
  'stored_files',
  {
    /** `<sha256>.webp` or `<sha256>.glb`. */
    key: text('key').primaryKey(),
    kind: text('kind').$type<FileKind>().notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** CIDv1 as computed by `ipfs add --cid-version=1`, so that a pinning service can take over. */
    cid: text('cid').notNull(),
    facts: jsonb('facts').$type<ImageFacts | ModelFacts>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('stored_files_created_at').on(table.createdAt)],
);

/**
 * Metadata of tokens and collections, named by CID. Written by the api; entries that never reached the chain
 * are deleted.
 */
export const storedMetadata = app.table(
  'stored_metadata',
  {
    cid: text('cid').primaryKey(),
    /** The exact bytes served. */
    content: text('content').notNull(),
    /** Keys of the stored files it references. */
    fileKeys: text('file_keys').array().notNull(),
    createdAt: time('created_at').notNull(),
    /** Time at which it was seen on the chain; from then on it is kept, even if the index is rebuilt. */
    pinnedAt: time('pinned_at'),
  },
  (table) => [
    index('stored_metadata_created_at').on(table.createdAt),
    index('stored_metadata_files').using('gin', table.fileKeys),
  ],
);

/** Metadata stored by an account on its latest day, one row per account. Written by the api. */
export const metadataUsage = app.table('metadata_usage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** UTC day number of the count. */
  day: integer('day').notNull(),
  documents: integer('documents').notNull(),
  bytes: integer('bytes').notNull(),
});
