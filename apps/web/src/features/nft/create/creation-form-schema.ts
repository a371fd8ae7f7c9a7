import { z } from 'zod';
import { checkCreation, type CreationError, type CreationForm } from './check-creation.ts';

const FIELD_OF = {
  image: 'image',
  name: 'name',
  collectionName: 'newCollection',
  collectionLong: 'newCollection',
  pairs: 'properties',
  pairsTwice: 'properties',
  pairsLong: 'properties',
  royalty: 'royaltyPercent',
} as const satisfies Record<CreationError, keyof CreationForm>;

/** The form for a new NFT. The message of an issue names its text. */
export const creationForm = z.custom<CreationForm>().superRefine((form, context) => {
  for (const error of checkCreation(form))
    context.addIssue({ code: 'custom', path: [FIELD_OF[error]], message: error });
});
