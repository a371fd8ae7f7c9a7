import { expect, test } from 'vitest';
import { HEAVY_PROGRAMS } from '../testing/heavy-programs.ts';
import { runProgram } from '../testing/run-program.ts';
import { BLOCK_GAS_LIMIT, EXECUTION_LIMIT_MS } from './rules.ts';
import { ExecutionTimeoutError, SharedPace } from './shared-pace.ts';

/** How far the last piece of work may go beyond the limit: pieces are meant to take milliseconds. */
const LAST_PIECE_MS = 500;

test.each(HEAVY_PROGRAMS)(
  '$name ends within a second and lets others have their turn',
  async (program) => {
    const pace = new SharedPace(EXECUTION_LIMIT_MS);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    pace.start();
    const outcome = await runProgram(program, BLOCK_GAS_LIMIT, pace).catch((error: unknown) => {
      if (error instanceof ExecutionTimeoutError) return { failure: 'dropped' };
      throw error;
    });
    clearInterval(others);
    expect(pace.usedMs).toBeLessThan(EXECUTION_LIMIT_MS + LAST_PIECE_MS);
    // at most ten slices without a turn
    expect(turns).toBeGreaterThanOrEqual(Math.floor(pace.usedMs / 100));
    expect(['out of gas', 'dropped']).toContain(outcome.failure);
  },
  60_000,
);
