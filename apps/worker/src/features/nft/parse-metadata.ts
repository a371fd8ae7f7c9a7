import type { NftMetadata } from '@nova/db/schema/nft';
import { z } from 'zod';
import { cleanText } from '../../lib/clean-text.ts';

const NAME_CHARACTERS = 128;
const DESCRIPTION_CHARACTERS = 4_000;
const VALUE_CHARACTERS = 256;
const ATTRIBUTES = 64;
/** The URI may contain the image itself. */
const URI_CHARACTERS = 128 * 1024;

// A field whose type violates the standard is omitted instead of discarding the metadata.
const text = (maxCharacters: number) =>
  z
    .string()
    .transform((value) => cleanText(value, maxCharacters) ?? undefined)
    .optional()
    .catch(undefined);
const uri = z
  .string()
  .max(URI_CHARACTERS)
  .transform((value) => cleanText(value, URI_CHARACTERS) ?? undefined)
  .optional()
  .catch(undefined);
const attribute = z.object({
  trait_type: text(VALUE_CHARACTERS),
  value: z.union([
    z.string().transform((value) => cleanText(value, VALUE_CHARACTERS) ?? ''),
    z.number(),
    z.boolean(),
  ]),
});
const metadataSchema = z.object({
  name: text(NAME_CHARACTERS),
  description: text(DESCRIPTION_CHARACTERS),
  image: uri,
  animation_url: uri,
  external_url: uri,
  attributes: z
    .array(z.unknown())
    .transform((list) => list.slice(0, ATTRIBUTES).flatMap((item) => attribute.safeParse(item).data ?? []))
    .optional()
    .catch(undefined),
});

/**
 * Returns the standard metadata fields, cleaned and truncated, or null if the text is not a JSON object.
 */
export function parseMetadata(json: string): NftMetadata | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const parsed = metadataSchema.safeParse(value);
  if (!parsed.success) return null;
  // Omits undefined fields, so that equal metadata always produces equal rows.
  return JSON.parse(JSON.stringify(parsed.data)) as NftMetadata;
}
