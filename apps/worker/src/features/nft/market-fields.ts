import type { NftMetadata } from '@nova/db/schema/nft';
import { fileKeyOf, metadataCidOf } from '@nova/shared/storage/content-address';

/** Separates name and value of a property; cleaned text never contains this character. */
export const TRAIT_SEPARATOR = '\u001f';

/** Metadata that the market stores in addition to the explorer's fields. */
export interface MarketFields {
  readonly metadataCid: string | null;
  readonly imageKey: string | null;
  readonly modelKey: string | null;
  readonly traits: readonly string[];
  /** Search terms, without those of the collection; null until the metadata is read. */
  readonly words: string | null;
}

/** Returns the market fields, leaving out images and models that are not stored with us. */
export function toMarketFields(tokenUri: string | null, metadata: NftMetadata | null): MarketFields {
  const { name = '', image = '', animation_url: model = '', attributes = [] } = metadata ?? {};
  const traits = attributes.flatMap(({ trait_type: trait, value }) =>
    trait === undefined ? [] : [[trait, String(value)].join(TRAIT_SEPARATOR)],
  );
  const words = [name, ...traits].join(' ').replaceAll(TRAIT_SEPARATOR, ' ');
  return {
    metadataCid: tokenUri === null ? null : metadataCidOf(tokenUri),
    imageKey: withEnding(fileKeyOf(image), '.webp'),
    modelKey: withEnding(fileKeyOf(model), '.glb'),
    traits: [...new Set(traits)],
    words: metadata === null ? null : words,
  };
}

function withEnding(key: string | null, ending: string): string | null {
  return key?.endsWith(ending) === true ? key : null;
}
