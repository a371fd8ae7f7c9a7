import { z } from 'zod';
import { addressSchema, hashSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { NOTE_MAX } from './constants.ts';

/** What a note is about: an address, or a transaction by its hash. */
export const noteSubjectSchema = z.union(
  [addressSchema, hashSchema],
  'must be an address or a transaction hash',
);

/** `PUT /api/v1/notes/{subject}`. */
export const noteChangeSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'must have at least one character')
    .refine((text) => Array.from(text).length <= NOTE_MAX, `must have at most ${NOTE_MAX} characters`),
});

/** A private note of the session's account. */
export const noteSchema = z.object({
  /** The address or transaction hash. */
  subject: z.string(),
  text: z.string(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Note = z.infer<typeof noteSchema>;

/** `GET /api/v1/notes/{subject}`: null without a note. */
export const noteAnswerSchema = z.object({ note: noteSchema.nullable() });
export type NoteAnswer = z.infer<typeof noteAnswerSchema>;

/** `GET /api/v1/notes`: newest first. */
export const notePageSchema = pageSchema(noteSchema);
export type NotePage = z.infer<typeof notePageSchema>;
