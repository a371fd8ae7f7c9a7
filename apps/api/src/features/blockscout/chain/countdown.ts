import type { Queryable } from '@nova/db/database';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { BLOCK_TIME_INTERVALS } from '@nova/shared/explorer/constants';
import { sql } from 'drizzle-orm';

/**
 * Estimates when a block will be sealed if activity stays as in the last blocks.
 * @throws AppError `invalid_input` for a block that is sealed already
 */
export async function countDown(db: Queryable, height: number) {
  const { rows } = await db.execute<{ number: string; seconds: number }>(sql`
    select b.number::text as number, extract(epoch from b.timestamp)::float8 as seconds from chain.blocks b
    where b.number > 0 order by b.number desc limit ${BLOCK_TIME_INTERVALS + 1}`);
  const current = Number(rows[0]?.number ?? 0);
  if (height <= current) {
    const message = `Block ${height} is sealed already. Use a number above ${current}.`;
    throw new AppError(COMMON_ERRORS.invalidInput, { message });
  }
  const seconds = (rows[0]?.seconds ?? 0) - (rows.at(-1)?.seconds ?? 0);
  const secondsEach = rows.length > 1 ? seconds / (rows.length - 1) : 0;
  return {
    current_block_number: String(current),
    countdown_block_number: String(height),
    remaining_blocks_count: String(height - current),
    estimated_time_in_seconds: ((height - current) * secondsEach).toFixed(1),
  };
}
