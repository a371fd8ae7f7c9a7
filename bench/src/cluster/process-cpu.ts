import { readdirSync, readFileSync } from 'node:fs';
import { round } from '../statistics.ts';

/** Duration of one kernel accounting tick, in milliseconds. */
const MS_PER_TICK = 10;

const ROLES: readonly [RegExp, string][] = [
  [/apps\/node\//, 'node'],
  [/apps\/worker\//, 'worker'],
  [/apps\/api\//, 'api'],
  [/postgres/, 'PostgreSQL'],
];

/** Roles of a running Nova's processes, in the order of the tables. */
export const CPU_ROLES = ['node', 'worker', 'api', 'PostgreSQL'] as const;

/** Returns the milliseconds of CPU time that each of these roles used per item between two readings. */
export const cpuPerItem = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  items: number,
): number[] => CPU_ROLES.map((role) => round(((after.get(role) ?? 0) - (before.get(role) ?? 0)) / items, 1));

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  readonly cpuMs: number;
}

/**
 * Returns the CPU time used by a running Nova, in milliseconds per role of its processes. Ended children
 * count toward their parent. Linux only, empty elsewhere.
 * @param root The process that started all others.
 */
export function readCpuByRole(root: number): Map<string, number> {
  const all = listProcesses();
  const children = new Map<number, Process[]>();
  for (const each of all) children.set(each.parent, [...(children.get(each.parent) ?? []), each]);
  const sums = new Map<string, number>();
  const visit = (pid: number) => {
    for (const child of children.get(pid) ?? []) {
      const role = ROLES.find(([pattern]) => pattern.test(child.command))?.[1] ?? 'rest';
      sums.set(role, (sums.get(role) ?? 0) + child.cpuMs);
      visit(child.pid);
    }
  };
  visit(root);
  return sums;
}

function listProcesses(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)) ?? []);
  } catch {
    return [];
  }
}

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const isPostmaster = /postgres.* -D /.test(command);
    const ticks = [11, 12, ...(isPostmaster ? [13, 14] : [])];
    const cpuMs = ticks.reduce((sum, index) => sum + Number(fields[index]), 0) * MS_PER_TICK;
    return { pid, parent: Number(fields[1]), command, cpuMs };
  } catch {
    return null;
  }
}
