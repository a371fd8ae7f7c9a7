import type { Queryable } from '@nova/db/database';
import { blocks } from '@nova/db/schema/explorer';
import { asc, desc, gte, lt } from 'drizzle-orm';

/** Heights of a list, both included; null for no bound. */
export interface HeightRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The blocks between two moments, `until` not included: lists go by height, and heights are in the order of time. */
export async function readHeightRange(
  db: Queryable,
  { since, until }: { since?: Date | undefined; until?: Date | undefined },
): Promise<HeightRange> {
  const [from, to] = await Promise.all([
    since === undefined ? null : findFirst(db, since),
    until === undefined ? null : findLast(db, until),
  ]);
  return { from, to };
}

async function findFirst(db: Queryable, since: Date): Promise<number> {
  const [block] = await db
    .select({ number: blocks.number })
    .from(blocks)
    .where(gte(blocks.timestamp, since))
    .orderBy(asc(blocks.timestamp), asc(blocks.number))
    .limit(1);
  return block?.number ?? Number.MAX_SAFE_INTEGER;
}

async function findLast(db: Queryable, until: Date): Promise<number> {
  const [block] = await db
    .select({ number: blocks.number })
    .from(blocks)
    .where(lt(blocks.timestamp, until))
    .orderBy(desc(blocks.timestamp), desc(blocks.number))
    .limit(1);
  return block?.number ?? -1;
}
