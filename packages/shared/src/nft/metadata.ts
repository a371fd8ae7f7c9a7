import { z } from 'zod';

/**
 * Metadata of a token as defined by ERC-721 and read by marketplaces. `animation_url` is the 3D model of a
 * premium NFT; its address ends in `.glb`.
 */
export const tokenMetadataSchema = z.object({
  name: z.string(),
  description: z.string(),
  image: z.url(),
  animation_url: z.url().optional(),
  attributes: z.array(z.object({ trait_type: z.string(), value: z.string() })),
});
export type TokenMetadata = z.infer<typeof tokenMetadataSchema>;

/** Metadata of a collection or a contract (ERC-7572). */
export const contractMetadataSchema = z.object({
  name: z.string(),
  symbol: z.string().optional(),
  description: z.string(),
  image: z.url().optional(),
  external_link: z.url().optional(),
});
export type ContractMetadata = z.infer<typeof contractMetadataSchema>;
