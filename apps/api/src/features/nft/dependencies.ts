import type { Queryable } from '@nova/db/database';
import type { StoredImage, StoredModel } from '@nova/shared/storage/schemas';

/** A finished upload of an account. */
export interface OwnFile {
  readonly key: string;
  readonly url: string;
}

/** What the market needs of the storage beside it. */
export interface NftDependencies {
  /** A finished upload of this account and kind; null where there is none. */
  findUpload(userId: string, id: string, kind: 'image' | 'model'): Promise<OwnFile | null>;
  /** A model that shows a stored picture, for a premium NFT without one of its own. */
  makeSlab(userId: string, imageKey: string): Promise<OwnFile>;
  /** Stores metadata under the name of its content. */
  storeMetadata(
    userId: string,
    document: object,
    fileKeys: readonly string[],
  ): Promise<{ uri: string; cid: string }>;
  /** Stored images by key; those that are not there are left out. */
  readImages(db: Queryable, keys: readonly string[]): Promise<Map<string, StoredImage>>;
  readModel(db: Queryable, key: string): Promise<StoredModel | null>;
}
