import { z } from 'zod';
import { timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { SUSPENSION_TEXT_MAX, SUSPENSION_TEXT_MIN } from './constants.ts';

const textSchema = z.string().trim().min(SUSPENSION_TEXT_MIN).max(SUSPENSION_TEXT_MAX);

/** Reason why an account may not convert, and its owner's appeal. */
export const suspensionSchema = z.object({
  reason: z.string(),
  since: timeSchema,
  appeal: z.string().nullable(),
  appealed_at: timeSchema.nullable(),
});
export type Suspension = z.infer<typeof suspensionSchema>;

/** `GET /api/v1/energy/suspension`: of the session's account; null if not suspended. */
export const ownSuspensionSchema = z.object({ suspension: suspensionSchema.nullable() });
export type OwnSuspension = z.infer<typeof ownSuspensionSchema>;

/** `POST /api/v1/energy/suspension/appeal`: once per suspension. */
export const appealSchema = z.object({ text: textSchema });

/** `PUT /api/v1/admin/users/{id}/suspension`. */
export const suspensionChangeSchema = z.object({ is_suspended: z.boolean(), reason: textSchema });

/** `GET /api/v1/admin/suspensions`: newest first. */
export const suspensionPageSchema = pageSchema(suspensionSchema.extend({ user_id: z.uuid() }));
export type SuspensionPage = z.infer<typeof suspensionPageSchema>;
