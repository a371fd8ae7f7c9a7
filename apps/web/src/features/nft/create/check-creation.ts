import {
  COLLECTION_NAME_MAX_BYTES,
  NFT_MAX_ROYALTY_BPS,
  NFT_PROPERTY_MAX_CHARS,
} from '@nova/shared/nft/constants';
import type { Pair } from '../../../ui/form/pairs-editor.tsx';

/** Entered values; a form with an error is never submitted. */
export interface CreationForm {
  readonly image: File | null;
  /** True after a reload if an image was chosen before. */
  readonly isImageLost: boolean;
  readonly name: string;
  readonly description: string;
  /** "0" for none, a number, or "new". */
  readonly collection: string;
  readonly newCollection: string;
  readonly properties: readonly Pair[];
  readonly isPremium: boolean;
  readonly model: File | null;
  /** Whole percent; null while the text is not a number. */
  readonly royaltyPercent: number | null;
}

export const NO_COLLECTION = '0';
export const NEW_COLLECTION = 'new';
export const ROYALTY_MOST_PERCENT = NFT_MAX_ROYALTY_BPS / 100;

export const EMPTY_FORM: CreationForm = {
  image: null,
  isImageLost: false,
  name: '',
  description: '',
  collection: NO_COLLECTION,
  newCollection: '',
  properties: [],
  isPremium: false,
  model: null,
  royaltyPercent: 0,
};

/** Validation errors in the order of the form. */
export type CreationError =
  | 'image'
  | 'name'
  | 'collectionName'
  | 'collectionLong'
  | 'pairs'
  | 'pairsTwice'
  | 'pairsLong'
  | 'royalty';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Returns the rows with content; empty ones are ignored. */
export const filledPairs = (pairs: readonly Pair[]): Pair[] =>
  pairs
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' || value !== '');

function checkPairs(pairs: readonly Pair[]): CreationError | null {
  const filled = filledPairs(pairs);
  if (filled.some(({ name, value }) => name === '' || value === '')) return 'pairs';
  if (filled.some(({ name, value }) => Math.max(name.length, value.length) > NFT_PROPERTY_MAX_CHARS))
    return 'pairsLong';
  return new Set(filled.map(({ name, value }) => `${name}\n${value}`)).size < filled.length
    ? 'pairsTwice'
    : null;
}

/** Returns every error that prevents minting. */
export function checkCreation(form: CreationForm): CreationError[] {
  const errors: (CreationError | null)[] = [
    form.image === null ? 'image' : null,
    form.name.trim() === '' ? 'name' : null,
    form.collection === NEW_COLLECTION && form.newCollection.trim() === '' ? 'collectionName' : null,
    form.collection === NEW_COLLECTION && bytesOf(form.newCollection.trim()) > COLLECTION_NAME_MAX_BYTES
      ? 'collectionLong'
      : null,
    checkPairs(form.properties),
    form.royaltyPercent === null || form.royaltyPercent > ROYALTY_MOST_PERCENT ? 'royalty' : null,
  ];
  return errors.filter((error) => error !== null);
}
