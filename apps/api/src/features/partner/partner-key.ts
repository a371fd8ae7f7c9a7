import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@nova/db/database';
import { partnerKeys, partners } from '@nova/db/schema/partner';
import { AppError } from '@nova/shared/errors';
import { PARTNER_ERRORS } from '@nova/shared/partner/errors';
import { PARTNER_KEY_PREFIX, type PartnerScope } from '@nova/shared/partner/schemas';
import { and, eq, isNull } from 'drizzle-orm';

const HINT_CHARS = 10;
const FORM = /^Bearer (nova_[A-Za-z0-9_-]{43})$/;

/** Creates a key, which is shown once and stored as a hash. */
export function createPartnerKey(): { key: string; keyHash: string; hint: string } {
  const key = PARTNER_KEY_PREFIX + randomBytes(32).toString('base64url');
  return { key, keyHash: hashKey(key), hint: key.slice(0, HINT_CHARS) };
}

/** Returns the hash of a key. The key has 256 random bits, so a fast hash is as safe as a slow one. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * Returns the partner of a request's key.
 * @throws AppError `api_key_invalid` if the key is unknown, revoked, or of a disabled partner;
 * `scope_missing`
 */
export async function requirePartner(
  db: Database,
  header: string | undefined,
  scope: PartnerScope,
  now: number,
): Promise<{ partnerId: string; hasWebhook: boolean }> {
  const key = FORM.exec(header ?? '')?.[1];
  const [row] =
    key === undefined
      ? []
      : await db
          .select({ id: partnerKeys.id, scopes: partnerKeys.scopes, partner: partners })
          .from(partnerKeys)
          .innerJoin(partners, eq(partners.id, partnerKeys.partnerId))
          .where(
            and(
              eq(partnerKeys.keyHash, hashKey(key)),
              isNull(partnerKeys.revokedAt),
              eq(partners.isActive, true),
            ),
          );
  if (!row) {
    throw new AppError(PARTNER_ERRORS.keyInvalid, {
      message: 'This API key is not valid. Check the key, or ask the operator for a new one.',
    });
  }
  if (!row.scopes.includes(scope)) {
    throw new AppError(PARTNER_ERRORS.scopeMissing, {
      message: `This API key doesn't have the scope ${scope}. Ask the operator for a key that has it.`,
      details: { scope },
    });
  }
  await db
    .update(partnerKeys)
    .set({ lastUsedAt: new Date(now) })
    .where(eq(partnerKeys.id, row.id));
  return { partnerId: row.partner.id, hasWebhook: row.partner.webhookUrl !== null };
}
