import { z } from 'zod';
import { addressSchema, timeSchema } from '../hex.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';
import { isVisibleText } from '../token/names.ts';
import { LABEL_KINDS, LABEL_NAME_MAX, LABEL_URL_MAX } from './constants.ts';

/** The name of a label: 1 to 32 visible characters. */
const labelNameSchema = z
  .string()
  .trim()
  .min(1, 'must have at least one character')
  .refine(
    (name) => Array.from(name).length <= LABEL_NAME_MAX,
    `must have at most ${LABEL_NAME_MAX} characters`,
  )
  .refine(isVisibleText, 'must not contain invisible characters');

/** A link of a label. Only https, because everyone can click it. */
const labelUrlSchema = z
  .string()
  .trim()
  .max(LABEL_URL_MAX)
  .pipe(z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }));

/** `PUT /api/v1/admin/labels/{address}`. */
export const labelChangeSchema = z.object({
  name: labelNameSchema,
  kind: z.enum(LABEL_KINDS).nullable().default(null),
  url: labelUrlSchema.nullable().default(null),
});
/** A public label that an administrator has set on an address. */
export const addressLabelSchema = z.object({
  address: addressSchema,
  name: z.string(),
  kind: z.enum(LABEL_KINDS).nullable(),
  url: z.string().nullable(),
});
export type AddressLabel = z.infer<typeof addressLabelSchema>;

/** `GET /api/v1/admin/labels`: `search` is an address or the beginning of a name. */
export const labelsQuerySchema = pageQuerySchema.extend({
  search: z.string().trim().min(1).max(64).optional(),
});
export type LabelsQuery = z.infer<typeof labelsQuerySchema>;
export const labelPageSchema = pageSchema(addressLabelSchema.extend({ updated_at: timeSchema }));
export type LabelPage = z.infer<typeof labelPageSchema>;
