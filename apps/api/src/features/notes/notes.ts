import type { Queryable, Transaction } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import { privateNotes } from '@nova/db/schema/labels';
import { AppError } from '@nova/shared/errors';
import { NOTES_MAX } from '@nova/shared/notes/constants';
import { NOTE_ERRORS } from '@nova/shared/notes/errors';
import type { Note, NotePage } from '@nova/shared/notes/schemas';
import type { PageQuery } from '@nova/shared/pagination';
import { and, count, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';

const isOf = (userId: string, subject: Hex) =>
  and(eq(privateNotes.userId, userId), eq(privateNotes.subject, subject));

/** Lists the notes of an account, newest first. */
export async function listNotes(db: Queryable, userId: string, query: PageQuery): Promise<NotePage> {
  const { start, isAfter, order } = readColumnPage(query.cursor, privateNotes.id);
  const rows = await db
    .select()
    .from(privateNotes)
    .where(and(eq(privateNotes.userId, userId), isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return { ...page, items: page.items.map(toNote) };
}

/** Returns the note of an account on an address or transaction; null without one. */
export async function readNote(db: Queryable, userId: string, subject: Hex): Promise<Note | null> {
  const [row] = await db.select().from(privateNotes).where(isOf(userId, subject));
  return row ? toNote(row) : null;
}

/** Writes a note, or replaces its text. @throws AppError `note_limit` */
export async function writeNote(
  tx: Transaction,
  userId: string,
  { subject, text, now }: { readonly subject: Hex; readonly text: string; readonly now: Date },
): Promise<Note> {
  const [changed] = await tx
    .update(privateNotes)
    .set({ text, updatedAt: now })
    .where(isOf(userId, subject))
    .returning();
  if (changed) return toNote(changed);
  // The lock makes simultaneous requests of one account count each other's notes.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [total] = await tx
    .select({ notes: count() })
    .from(privateNotes)
    .where(eq(privateNotes.userId, userId));
  if (total!.notes >= NOTES_MAX) {
    throw new AppError(NOTE_ERRORS.noteLimit, {
      message: `You already have ${NOTES_MAX} notes. Delete one before you write another.`,
    });
  }
  const [added] = await tx
    .insert(privateNotes)
    .values({ userId, subject, text, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [privateNotes.userId, privateNotes.subject],
      set: { text, updatedAt: now },
    })
    .returning();
  return toNote(added!);
}

/** Deletes a note; nothing happens without one. */
export async function removeNote(db: Queryable, userId: string, subject: Hex): Promise<void> {
  await db.delete(privateNotes).where(isOf(userId, subject));
}

function toNote({ subject, text, createdAt, updatedAt }: typeof privateNotes.$inferSelect): Note {
  return { subject, text, created_at: toWireTime(createdAt), updated_at: toWireTime(updatedAt) };
}
