import { z } from 'zod';
import { languageSchema } from '../language/schemas.ts';
import { timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import {
  CONTACT_EMAIL_MAX,
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_NAME_MAX,
  CONTACT_TOPICS,
} from './constants.ts';

/** A single line, because the header of an email must not contain line breaks. */
const lineSchema = z
  .string()
  .trim()
  .regex(/^[ -~\u00a0-\uffff]*$/, 'is one line');

/** The visible fields of the form. */
export const contactFormSchema = z.object({
  topic: z.enum(CONTACT_TOPICS),
  name: lineSchema.pipe(z.string().min(1).max(CONTACT_NAME_MAX)),
  email: lineSchema.pipe(z.email().max(CONTACT_EMAIL_MAX)),
  message: z.string().trim().min(CONTACT_MESSAGE_MIN).max(CONTACT_MESSAGE_MAX),
  /** Answer to the arithmetic question. */
  answer: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** `POST /api/v1/contact`. */
export const contactRequestSchema = contactFormSchema.extend({
  /** From `GET /api/v1/contact/check`. */
  check: z.string().max(200),
  /** A hidden field; only an automated client fills it in. */
  website: z.string().max(500).default(''),
  /** Language of the page with the form. */
  language: languageSchema,
});
export type ContactRequest = z.input<typeof contactRequestSchema>;

/** `GET /api/v1/contact/check`: an arithmetic question; `check` must be sent back with the message. */
export const contactCheckSchema = z.object({ check: z.string(), first: z.number(), second: z.number() });
export type ContactCheck = z.infer<typeof contactCheckSchema>;

/** `GET /api/v1/admin/contact-messages`. */
export const contactMessagePageSchema = pageSchema(
  z.object({
    id: z.string(),
    at: timeSchema,
    topic: z.enum(CONTACT_TOPICS),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    language: languageSchema,
    user_id: z.string().nullable(),
  }),
);
export type ContactMessagePage = z.infer<typeof contactMessagePageSchema>;
