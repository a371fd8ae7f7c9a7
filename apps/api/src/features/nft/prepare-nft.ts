import { addressStats } from '@nova/db/schema/explorer';
import { AppError } from '@nova/shared/errors';
import { NFT_IMAGE_REQUIRED, NFT_PREMIUM_POINTS, NFT_STANDARD_POINTS } from '@nova/shared/nft/constants';
import type {
  newCollectionMetadataSchema,
  newMetadataSchema,
  PreparedCollection,
  PreparedNft,
} from '@nova/shared/nft/creation';
import { NFT_ERRORS } from '@nova/shared/nft/errors';
import type { ContractMetadata, TokenMetadata } from '@nova/shared/nft/metadata';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import type { NftDependencies, OwnFile } from './dependencies.ts';

/** Creator of an NFT: an account and the wallet it uses. */
export interface Creator {
  readonly userId: string;
  readonly account: Hex;
}

/**
 * Stores the metadata of an NFT, and returns what the wallet needs to mint it.
 * @throws AppError `image_required`, `upload_not_found`
 */
export async function prepareNft(
  { db }: ApiContext,
  dependencies: NftDependencies,
  { userId, account }: Creator,
  wanted: z.output<typeof newMetadataSchema>,
): Promise<PreparedNft> {
  const image = await requireImage(dependencies, userId, wanted.image);
  const model = wanted.is_premium ? await findModel(dependencies, userId, image, wanted.model) : null;
  const document: TokenMetadata = {
    name: wanted.name,
    description: wanted.description,
    image: image.url,
    ...(model ? { animation_url: model.url } : {}),
    attributes: wanted.properties.map(({ name, value }) => ({ trait_type: name, value })),
  };
  const fileKeys = [image.key, ...(model ? [model.key] : [])];
  const [{ uri, cid }, contract, [stats], stored] = await Promise.all([
    dependencies.storeMetadata(userId, document, fileKeys),
    findContract(db, 'NovaNFT'),
    db
      .select({ points: addressStats.energySpendable })
      .from(addressStats)
      .where(eq(addressStats.address, account)),
    model ? dependencies.readModel(db, model.key) : null,
  ]);
  return {
    contract,
    token_uri: uri,
    cid,
    is_premium: wanted.is_premium,
    model: stored,
    cost_points: wanted.is_premium ? NFT_PREMIUM_POINTS : NFT_STANDARD_POINTS,
    balance_points: stats?.points ?? 0,
    account,
  };
}

/** Stores the description of a collection. @throws AppError `image_required` if its image does not exist */
export async function prepareCollection(
  { db }: ApiContext,
  dependencies: NftDependencies,
  { userId }: Creator,
  wanted: z.output<typeof newCollectionMetadataSchema>,
): Promise<PreparedCollection> {
  const image = wanted.image === undefined ? null : await requireImage(dependencies, userId, wanted.image);
  const document: ContractMetadata = {
    name: wanted.name,
    description: wanted.description,
    ...(image ? { image: image.url } : {}),
  };
  const [{ uri, cid }, contract] = await Promise.all([
    dependencies.storeMetadata(userId, document, image ? [image.key] : []),
    findContract(db, 'NovaNFT'),
  ]);
  return { contract, name: wanted.name, metadata_uri: uri, cid };
}

async function requireImage(
  { findUpload }: NftDependencies,
  userId: string,
  id: string | undefined,
): Promise<OwnFile> {
  const image = id === undefined ? null : await findUpload(userId, id, 'image');
  if (image) return image;
  throw new AppError(NFT_ERRORS.imageRequired, { message: NFT_IMAGE_REQUIRED });
}

async function findModel(
  { findUpload, createSlab }: NftDependencies,
  userId: string,
  image: OwnFile,
  id: string | undefined,
): Promise<OwnFile> {
  if (id === undefined) return createSlab(userId, image.key);
  const model = await findUpload(userId, id, 'model');
  if (model) return model;
  throw new AppError(STORAGE_ERRORS.uploadNotFound, { message: '3D model not found.' });
}
