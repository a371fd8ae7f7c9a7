import type { Queryable } from '@nova/db/database';
import type { StoredImage } from '@nova/shared/storage/schemas';
import type { Hex } from 'viem';

/** Functions of storage and accounts that tokens require. */
export interface TokenDependencies {
  /** Returns an uploaded logo of this account; null if there is none. */
  findUpload(userId: string, id: string): Promise<{ readonly key: string; readonly url: string } | null>;
  /** Stores a description under its content hash. */
  storeMetadata(
    userId: string,
    document: object,
    fileKeys: readonly string[],
  ): Promise<{ uri: string; cid: string }>;
  /** Returns stored images by key; missing ones are omitted. */
  readImages(db: Queryable, keys: readonly string[]): Promise<Map<string, StoredImage>>;
  /**
   * Returns the address of an account without a wallet, created on the first call.
   * @throws AppError `unavailable`
   */
  findOwnAddress(userId: string): Promise<Hex>;
}
