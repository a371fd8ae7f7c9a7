import { z } from 'zod';
import { teamSetting } from './team-setting.ts';

const link = z.url({ protocol: /^https$/, error: 'must be an https:// address' });
const texts = z.string().trim().min(2).max(300);

/** Origin in pages that were built without PUBLIC_ORIGIN, in development only. */
export const DEFAULT_SITE_ORIGIN = 'http://localhost:4000';

/** Settings that the pages contain: the build reads them, and the start refuses invalid ones. */
export const SITE_SETTINGS = {
  /** Links that are not set are hidden (requirement 326). */
  NOVA_COMMUNITY_URL: link.optional(),
  NOVA_POWERED_BY_URL: link.optional(),
  /** Comma-separated. */
  NOVA_SOCIAL_URLS: z
    .string()
    .optional()
    .transform((text) => (text ?? '').split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(z.url({ protocol: /^https$/, error: 'must be https:// addresses, separated by commas' }))),
  /**
   * Operator of this instance for imprint, privacy policy
   * and terms; missing values are shown as not provided.
   */
  NOVA_OPERATOR_NAME: texts.optional(),
  /** Lines of the postal address, separated by `|`. */
  NOVA_OPERATOR_ADDRESS: texts.optional(),
  NOVA_OPERATOR_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  NOVA_OPERATOR_PHONE: texts.optional(),
  /** Register and number, for example "Amtsgericht Berlin, HRB 1". */
  NOVA_OPERATOR_REGISTER: texts.optional(),
  NOVA_OPERATOR_VAT_ID: texts.optional(),
  /** Person responsible for the content, where the law requires one. */
  NOVA_OPERATOR_RESPONSIBLE: texts.optional(),
  /** Country whose law applies. */
  NOVA_OPERATOR_COUNTRY: texts.optional(),
  /** Members of the team page, separated by `|`; the fields of a member are separated by `;`. */
  NOVA_TEAM: z.string().default('').pipe(teamSetting),
};
