import { expect, test } from 'vitest';
import { isSoak } from '../../test/env.ts';
import { HEAVY_PROGRAMS } from '../testing/heavy-programs.ts';
import { runProgram } from '../testing/run-program.ts';
import { NodeStore } from '../state/node-store.ts';
import { WorldState } from '../state/world-state.ts';
import { createChainEvm, createChainRules } from './evm/evm.ts';
import { BLOCK_GAS_LIMIT, EXECUTION_LIMIT_MS } from './genesis/rules.ts';
import { ExecutionTimeoutError, SharedPace } from './sealing/shared-pace.ts';

/** A quarter of the chain's limit shows the same: where the program is interrupted, not when. */
const LIMIT_MS = isSoak ? EXECUTION_LIMIT_MS : EXECUTION_LIMIT_MS / 4;
/** Maximum overrun of the last step beyond the limit; steps should take milliseconds. */
const LAST_PIECE_MS = 500;

test.each(HEAVY_PROGRAMS)(
  '$name ends within the limit of time and yields to other work',
  async (program) => {
    const pace = new SharedPace(LIMIT_MS);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    pace.start();
    const outcome = await runProgram(program, BLOCK_GAS_LIMIT, pace).catch((error: unknown) => {
      if (error instanceof ExecutionTimeoutError) return { failure: 'dropped' };
      throw error;
    });
    clearInterval(others);
    expect(pace.usedMs).toBeLessThan(LIMIT_MS + LAST_PIECE_MS);
    // The loop yields at least once in ten slices.
    expect(turns).toBeGreaterThanOrEqual(Math.floor(pace.usedMs / 100));
    expect(['out of gas', 'dropped']).toContain(outcome.failure);
  },
  60_000,
);

/** Returns the opcode numbers of the code, without the data of pushes. */
function opcodesOf(code: string): number[] {
  const bytes = Buffer.from(code, 'hex');
  const found: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const opcode = bytes[at]!;
    found.push(opcode);
    if (opcode > 0x5f && opcode < 0x80) at += opcode - 0x5f;
  }
  return found;
}

test('every opcode and every precompiled contract of the chain has a program', async () => {
  const world = new WorldState(new NodeStore({ get: () => undefined }));
  const evm = await createChainEvm(createChainRules(96969, 'osaka'), world, () => undefined);
  const codes = HEAVY_PROGRAMS.flatMap(({ code, others = {} }) => Object.values(others).concat(code));
  const executed = new Set(codes.flatMap(opcodesOf));
  const missing = [...evm.getActiveOpcodes()].filter(([opcode]) => !executed.has(opcode));
  expect(missing.map(([, { fullName }]) => fullName)).toEqual([]);
  // STATICCALL with all gas to an address of one or two bytes.
  const called = new Set(
    codes.flatMap((code) =>
      [...code.matchAll(/6(?:0(..)|1(....))5afa/g)].map(([, short, long]) => short ?? long),
    ),
  );
  const precompiles = [...evm.precompiles.keys()].map((address) => address.slice(-4).replace(/^00/, ''));
  expect(precompiles.filter((address) => !called.has(address))).toEqual([]);
  expect(precompiles).toHaveLength(18);
});
