import type { Queryable } from '@nova/db/database';
import type { StoredImage, StoredModel } from '@nova/shared/storage/schemas';

/** A completed upload of an account. */
export interface OwnFile {
  readonly key: string;
  readonly url: string;
}

/** Functions of the storage that the market requires. */
export interface NftDependencies {
  /** Returns a completed upload of this account and kind; null if there is none. */
  findUpload(userId: string, id: string, kind: 'image' | 'model'): Promise<OwnFile | null>;
  /** Creates a 3D model that shows a stored image, for a premium NFT without a model of its own. */
  createSlab(userId: string, imageKey: string): Promise<OwnFile>;
  /** Stores metadata under its content hash. */
  storeMetadata(
    userId: string,
    document: object,
    fileKeys: readonly string[],
  ): Promise<{ uri: string; cid: string }>;
  /** Returns stored images by key; missing ones are omitted. */
  readImages(db: Queryable, keys: readonly string[]): Promise<Map<string, StoredImage>>;
  readModel(db: Queryable, key: string): Promise<StoredModel | null>;
}
