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

/** A property as entered by the user. */
export const newPropertySchema = z.object({
  name: line(NFT_PROPERTY_MAX_CHARS),
  value: line(NFT_PROPERTY_MAX_CHARS),
});

/**
 * `POST /api/v1/market/metadata`: the description of an NFT before it is minted. `image` and `model` are IDs
 * of finished uploads of this account. A premium NFT without a model gets a default one: its image on a lit
 * slab. Errors: `wallet_required` ('Please connect your wallet'), `image_required` ('Please select an
 * image'), `upload_not_found` for a missing model.
 */
export const newMetadataSchema = z
  .object({
    name: line(NFT_NAME_MAX_CHARS),
    description: z.string().trim().max(NFT_DESCRIPTION_MAX_CHARS).default(''),
    image: z.uuid().optional(),
    is_premium: z.boolean().default(false),
    model: z.uuid().optional(),
    properties: z.array(newPropertySchema).max(NFT_PROPERTIES_MAX).default([]),
  })
  .strict()
  .refine(({ is_premium: isPremium, model }) => isPremium || model === undefined, {
    path: ['model'],
    message: 'belongs to a premium NFT',
  });
export type NewMetadata = z.input<typeof newMetadataSchema>;

/**
 * Everything the wallet needs to mint: `NovaNFT.mint(collectionId, tokenUri, isPremium, royaltyBps)` at
 * `contract`. The contract spends the points in that transaction.
 */
export const preparedNftSchema = z.object({
  /** Null on a chain without NovaNFT. */
  contract: addressSchema.nullable(),
  /** Permanent address of the metadata, derived from its content. */
  token_uri: z.string(),
  /** CIDv1 of the metadata, for a pinning service. */
  cid: z.string(),
  is_premium: z.boolean(),
  model: storedModelSchema.nullable(),
  cost_points: z.number().int(),
  /** Spendable Energy Points of `account` now. */
  balance_points: z.number().int(),
  /** The wallet that should mint. */
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

/** The arguments of `NovaNFT.createCollection(name, metadataUri)` at `contract`. */
export const preparedCollectionSchema = z.object({
  contract: addressSchema.nullable(),
  name: z.string(),
  metadata_uri: z.string(),
  cid: z.string(),
});
export type PreparedCollection = z.infer<typeof preparedCollectionSchema>;
