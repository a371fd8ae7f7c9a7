import { z } from 'zod';
import { addressSchema } from '../hex.ts';
import { storedModelSchema } from '../storage/schemas.ts';
import {
  COLLECTION_NAME_MAX_BYTES,
  NFT_DESCRIPTION_MAX_CHARS,
  NFT_NAME_MAX_CHARS,
  NFT_PROPERTIES_MAX,
  NFT_PROPERTY_MAX_CHARS,
} from './constants.ts';

const line = (max: number) => z.string().trim().min(1).max(max);

/** A property as a person enters it. */
export const newPropertySchema = z.object({
  name: line(NFT_PROPERTY_MAX_CHARS),
  value: line(NFT_PROPERTY_MAX_CHARS),
});

/**
 * `POST /api/v1/market/metadata`: what an NFT is about, before it is minted. `image` and `model` are ids of finished
 * uploads of this account. A premium NFT without a model gets one of ours: its picture on a lit slab.
 * Errors: `wallet_required` ('Please connect your wallet'), `image_required` ('Please select an image'),
 * `upload_not_found` for a model that is not there.
 */
export const newMetadataSchema = z
  .object({
    name: line(NFT_NAME_MAX_CHARS),
    description: z.string().trim().max(NFT_DESCRIPTION_MAX_CHARS).default(''),
    image: z.uuid().optional(),
    isPremium: z.boolean().default(false),
    model: z.uuid().optional(),
    properties: z.array(newPropertySchema).max(NFT_PROPERTIES_MAX).default([]),
  })
  .strict()
  .refine(({ isPremium, model }) => isPremium || model === undefined, {
    path: ['model'],
    message: 'belongs to a premium NFT',
  });
export type NewMetadata = z.input<typeof newMetadataSchema>;

/**
 * Everything the wallet needs to mint: `NovaNFT.mint(collectionId, tokenUri, isPremium, royaltyBps)` at `contract`.
 * The points are spent by the contract in that transaction.
 */
export const preparedNftSchema = z.object({
  /** Null on a chain without NovaNFT. */
  contract: addressSchema.nullable(),
  /** Where the metadata is, for ever: its address names its content. */
  tokenUri: z.string(),
  /** CIDv1 of the metadata, for a pinning service. */
  cid: z.string(),
  isPremium: z.boolean(),
  model: storedModelSchema.nullable(),
  costPoints: z.number().int(),
  /** Spendable Energy Points of `account` now. */
  balancePoints: z.number().int(),
  /** The wallet that is expected to mint. */
  account: addressSchema,
});
export type PreparedNft = z.infer<typeof preparedNftSchema>;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** `POST /api/v1/market/collection-metadata`: the description of a collection (ERC-7572), before it is created. */
export const newCollectionMetadataSchema = z
  .object({
    name: line(COLLECTION_NAME_MAX_BYTES).refine((name) => bytesOf(name) <= COLLECTION_NAME_MAX_BYTES, {
      message: `must have at most ${COLLECTION_NAME_MAX_BYTES} bytes`,
    }),
    description: z.string().trim().max(NFT_DESCRIPTION_MAX_CHARS).default(''),
    image: z.uuid().optional(),
  })
  .strict();
export type NewCollectionMetadata = z.input<typeof newCollectionMetadataSchema>;

/** What `NovaNFT.createCollection(name, metadataUri)` at `contract` takes. */
export const preparedCollectionSchema = z.object({
  contract: addressSchema.nullable(),
  name: z.string(),
  metadataUri: z.string(),
  cid: z.string(),
});
export type PreparedCollection = z.infer<typeof preparedCollectionSchema>;
