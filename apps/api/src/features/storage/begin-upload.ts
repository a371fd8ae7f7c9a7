import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@nova/shared/durations';
import type { Transaction } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { uploads } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import {
  IMAGE_MAX_BYTES,
  MODEL_MAX_BYTES,
  UPLOAD_BYTES_PER_DAY,
  UPLOAD_TTL_HOURS,
  UPLOADS_OPEN_MAX,
  UPLOADS_PER_DAY,
} from '@nova/shared/storage/constants';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import type { NewUpload, UploadKind } from '@nova/shared/storage/schemas';
import { TOKEN_LOGO_MAX_BYTES } from '@nova/shared/token/constants';
import { and, eq, gt, type InferSelectModel, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { tooLarge } from './read-body.ts';

export type UploadRow = InferSelectModel<typeof uploads>;

const MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  image: IMAGE_MAX_BYTES,
  model: MODEL_MAX_BYTES,
  logo: TOKEN_LOGO_MAX_BYTES,
};

export function maxBytesOf(kind: UploadKind): number {
  return MAX_BYTES[kind];
}

/**
 * Creates an upload if the quota allows it. Uploads of one account are serialized, so that concurrent ones
 * are counted correctly.
 * @throws AppError `file_too_large`, `upload_quota`
 */
export async function beginUpload(
  { db, clock }: ApiContext,
  userId: string,
  { kind, size }: NewUpload,
): Promise<UploadRow> {
  if (size > maxBytesOf(kind)) throw tooLarge(kind, maxBytesOf(kind));
  const now = clock();
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await checkQuota(tx, userId, size, now);
    const createdAt = new Date(now);
    const expiresAt = new Date(now + UPLOAD_TTL_HOURS * HOUR_MS);
    const values = { id: randomUUID(), userId, kind, size, createdAt, expiresAt };
    const [row] = await tx.insert(uploads).values(values).returning();
    return row!;
  });
}

async function checkQuota(tx: Transaction, userId: string, size: number, now: number): Promise<void> {
  const [used] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      // A canceled upload counts only with the bytes received.
      bytes: sql<string>`coalesce(sum(case ${uploads.state} when 'canceled' then ${uploads.offset} else ${uploads.size} end), 0)`,
      open: sql<number>`count(*) filter (where ${uploads.state} = 'open')::int`,
      first: sql<string | null>`min(${uploads.createdAt})`,
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), gt(uploads.createdAt, new Date(now - DAY_MS))));
  const { count, bytes, open, first } = used!;
  if (open >= UPLOADS_OPEN_MAX) {
    throw quota(`Finish or cancel one of your ${open} open uploads first.`, 60);
  }
  if (count < UPLOADS_PER_DAY && Number(bytes) + size <= UPLOAD_BYTES_PER_DAY) return;
  // Quota becomes available again 24 hours after the oldest counted upload.
  const freeAt = first === null ? now : new Date(first).getTime() + DAY_MS;
  const message = "You've reached today's upload limit. Please try again later.";
  throw quota(message, Math.max(1, Math.ceil((freeAt - now) / 1000)));
}

function quota(message: string, retryAfterSeconds: number): AppError {
  return new AppError(STORAGE_ERRORS.uploadQuota, { message, details: { retryAfterSeconds } });
}
