import type { Queryable } from '@nova/db/database';
import type { StoredImage } from '@nova/shared/storage/schemas';
import type { Hex } from 'viem';

/** What tokens need of storage and accounts beside them. */
export interface TokenDependencies {
  /** A finished logo of this account; null where there is none. */
  findUpload(userId: string, id: string): Promise<{ readonly key: string; readonly url: string } | null>;
  /** Stores a description under the name of its content. */
  storeMetadata(
    userId: string,
    document: object,
    fileKeys: readonly string[],
  ): Promise<{ uri: string; cid: string }>;
  /** Stored images by key; those that are not there are left out. */
  readImages(db: Queryable, keys: readonly string[]): Promise<Map<string, StoredImage>>;
  /** Where an account without a wallet receives: its own address, made here once. @throws AppError `unavailable` */
  findOwnAddress(userId: string): Promise<Hex>;
}
