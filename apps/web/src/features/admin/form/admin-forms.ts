import { wantedActionTypeSchema, actionKeySchema } from '@nova/shared/energy/record-action';
import { addressSchema } from '@nova/shared/hex';
import { LABEL_KINDS } from '@nova/shared/labels/constants';
import { labelChangeSchema } from '@nova/shared/labels/schemas';
import { createPartnerSchema, partnerActionTypeSchema } from '@nova/shared/partner/schemas';
import { bridgeRefundRequestSchema } from '@nova/shared/presale/books';
import { planMaintenanceSchema } from '@nova/shared/status/schemas';
import { z } from 'zod';

/** Converts a field value (`2026-11-23T10:00`) in UTC; an invalid one stays and is rejected. */
function toWireTime(value: string): string {
  const time = Date.parse(`${value}Z`);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}
const { starts_at: startSchema, ends_at: endSchema } = planMaintenanceSchema.shape;

/**
 * Schemas of the admin forms whose fields differ from the request. They
 * are loaded with the first validation; all others are those of the api.
 */
export const planMaintenanceForm = planMaintenanceSchema.safeExtend({
  starts_at: z.string().transform(toWireTime).pipe(startSchema),
  ends_at: z.string().transform(toWireTime).pipe(endSchema),
});
export const refundForm = z.object({
  transaction_hash: z.string().trim().pipe(bridgeRefundRequestSchema.shape.transaction_hash),
});
/** An empty address means no webhook. */
export const partnerForm = createPartnerSchema.extend({
  webhook_url: z
    .string()
    .trim()
    .transform((url) => (url === '' ? null : url))
    .pipe(createPartnerSchema.shape.webhook_url.unwrap()),
});
export const partnerKeyForm = z.object({ canRead: z.boolean() });
export const partnerActionForm = partnerActionTypeSchema
  .pick({ cooldown_seconds: true, daily_cap: true, daily_budget: true })
  .required()
  .extend({ key: z.string().trim().pipe(actionKeySchema), points: wantedActionTypeSchema.shape.points });
/** An empty kind or link means none. */
export const labelForm = labelChangeSchema.extend({
  address: z.string().trim().pipe(addressSchema),
  kind: z.enum(['', ...LABEL_KINDS]).transform((kind) => (kind === '' ? null : kind)),
  url: z
    .string()
    .trim()
    .transform((url) => (url === '' ? null : url))
    .pipe(labelChangeSchema.shape.url.unwrap()),
});
