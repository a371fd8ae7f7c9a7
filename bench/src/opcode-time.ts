import { MAX_TRANSACTION_GAS } from '@nova/node/chain/genesis/rules';
import { HEAVY_PROGRAMS } from '@nova/node/testing/heavy-programs';
import type { HeavyProgram } from '@nova/node/testing/program-code';
import { runProgram } from '@nova/node/testing/run-program';
import { markdownTable } from './markdown-table.ts';

const GAS_PER_MEGA = 1_000_000;

/** Measures the CPU time of this process in milliseconds, which other processes hardly affect. */
async function measure(program: HeavyProgram, gas: bigint): Promise<{ gasUsed: number; cpuMs: number }> {
  const start = process.cpuUsage();
  const { gasUsed } = await runProgram(program, gas);
  const { user, system } = process.cpuUsage(start);
  return { gasUsed: Number(gasUsed), cpuMs: (user + system) / 1_000 };
}

/**
 * Measures the time of opcodes and precompiled contracts for the gas they cost, each in the largest
 * transaction, after warming up.
 */
export async function benchOpcodeTime(): Promise<string> {
  const gas = MAX_TRANSACTION_GAS;
  const rows: { name: string; msPerMega: number }[] = [];
  for (const program of HEAVY_PROGRAMS) {
    await measure(program, gas / 4n);
    const { gasUsed, cpuMs } = await measure(program, gas);
    rows.push({ name: program.name, msPerMega: (cpuMs / gasUsed) * GAS_PER_MEGA });
  }
  const slowestFirst = rows.toSorted((a, b) => b.msPerMega - a.msPerMega);
  return markdownTable(
    ['program', 'CPU ms per million gas', 'CPU ms of the largest transaction'],
    slowestFirst.map(({ name, msPerMega }) => [
      name,
      msPerMega.toFixed(1),
      ((msPerMega * Number(MAX_TRANSACTION_GAS)) / GAS_PER_MEGA).toFixed(0),
    ]),
  );
}
