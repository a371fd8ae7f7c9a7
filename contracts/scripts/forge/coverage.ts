import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFoundryBinary } from './foundry-binary.ts';

/*
 * Measures the contracts' coverage by unit and fuzz tests, and enforces a minimum for lines and branches.
 */
const LEAST_PERCENT = 98;

const contractsDir = fileURLToPath(new URL('../..', import.meta.url));
// Compiled without the optimizer into a separate folder, so that it is not mistaken for the real build.
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
