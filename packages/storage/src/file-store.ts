import type { Readable } from 'node:stream';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { StoreOptions } from './store-options.ts';

/** What is said of a file when it is read. */
export interface StoredObject {
  readonly bytes: number;
  readonly stream: Readable;
}

/**
 * Files by key. A key is letters, digits, `.`, `-` and `/`, made by us and never by a client; writing one again
 * replaces it.
 */
export interface FileStore {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Null where there is none. */
  open(key: string): Promise<StoredObject | null>;
  read(key: string): Promise<Buffer>;
  /** Removing what is not there is no fault. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Opens it. Nothing is asked of it before the first file. */
export async function openFileStore(options: StoreOptions): Promise<FileStore> {
  const disk = new Disk(await createDriver(options));
  return {
    put: (key, content, contentType) =>
      disk.put(key, content, { contentType, contentLength: content.length }),
    async open(key) {
      // Asked first: a stream says only later that there is nothing.
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { bytes: contentLength, stream: await disk.getStream(key) };
    },
    read: async (key) => Buffer.from(await disk.getBytes(key)),
    async remove(keys) {
      for (const key of keys) await disk.delete(key);
    },
  };
}

async function createDriver(options: StoreOptions) {
  if (options.kind === 'disk') {
    return new FSDriver({ location: path.resolve(options.dir), visibility: 'private' });
  }
  // Not small, and most machines have a disk.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, isPathStyle, accessKeyId, secretAccessKey } = options;
  return new S3Driver({
    bucket,
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // Whether the world may read is the bucket's own policy; many stores know no lists of rights.
    supportsACL: false,
  });
}
