import { z } from 'zod';
import { timeSchema } from '../hex.ts';
import { API_KEY_NAME_MAX, API_KINDS } from './constants.ts';

/** `POST /api/v1/api-keys`. */
export const newApiKeySchema = z.object({ name: z.string().trim().min(1).max(API_KEY_NAME_MAX) });

/** A key without its secret. */
export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first characters, to recognize it. */
  hint: z.string(),
  created_at: timeSchema,
  /** Null before the first request; late by a few seconds. */
  last_used_at: timeSchema.nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** `GET /api/v1/api-keys`. */
export const apiKeyListSchema = z.object({ items: z.array(apiKeySchema) });

/** The answer to a new key; the only one that contains it. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** Use of a key on one UTC day, by API. */
const useSchema = z.object({
  /** `2026-11-27`. */
  day: z.iso.date(),
  api: z.enum(API_KINDS),
  /** Calls in a batch count separately. */
  requests: z.int(),
  /** Those of them that the limit refused. */
  refused: z.int(),
});

/** `GET /api/v1/api-keys/{id}/use`: days without requests are left out. */
export const apiKeyUseSchema = z.object({ items: z.array(useSchema) });
export type ApiKeyUse = z.infer<typeof apiKeyUseSchema>;
