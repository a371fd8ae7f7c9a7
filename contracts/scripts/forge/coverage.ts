import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFoundryBinary } from './foundry-binary.ts';

/*
 * Coverage of the contracts by their unit and fuzz tests, with the least that is accepted for lines and branches.
 */
const LEAST_PERCENT = 98;

const contractsDir = fileURLToPath(new URL('../..', import.meta.url));
// Compiled without optimizer: that must not lie where the real build is looked for.
const buildDir = mkdtempSync(join(tmpdir(), 'nova-coverage-'));
const { stdout, stderr, error } = spawnSync(
  findFoundryBinary('forge'),
  ['coverage', '--no-match-test', 'invariant', '--no-match-coverage', 'test/', '--report', 'summary'],
  {
    cwd: contractsDir,
    env: { ...process.env, FOUNDRY_OUT: join(buildDir, 'out'), FOUNDRY_CACHE_PATH: join(buildDir, 'cache') },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
);
rmSync(buildDir, { recursive: true });
const table = (stdout ?? '').split('\n').filter((line) => /^\| (File|src|Total)/.test(line));
console.log(table.join('\n'));

// | Total | lines | statements | branches | functions |
const cells = table.at(-1)?.split('|') ?? [];
const [lines, branches] = [cells[2], cells[4]].map((cell) => Number.parseFloat(cell ?? ''));
if (!(lines! >= LEAST_PERCENT && branches! >= LEAST_PERCENT)) {
  console.error(error?.message ?? (table.length > 0 ? '' : stderr));
  console.error(
    `Lines ${lines} %, branches ${branches} %: at least ${LEAST_PERCENT} % of both must be covered.`,
  );
  process.exitCode = 1;
}
