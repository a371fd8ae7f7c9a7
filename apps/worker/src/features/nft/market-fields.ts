import type { NftMetadata } from '@nova/db/schema/nft';
import { fileKeyOf, metadataCidOf } from '@nova/shared/storage/content-address';

/** Between the name and the value of a property: a character that no cleaned text holds. */
export const TRAIT_SEPARATOR = '\u001f';

/** What the market keeps of metadata beside the explorer's. */
export interface MarketFields {
  readonly metadataCid: string | null;
  readonly imageKey: string | null;
  readonly modelKey: string | null;
  readonly traits: readonly string[];
  /** Words to be found by, without those of its collection; null while there is nothing to read. */
  readonly words: string | null;
}

/** Reads them; a picture or a model that does not lie with us is left out. */
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
