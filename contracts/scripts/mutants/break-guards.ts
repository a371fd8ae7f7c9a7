import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toHex } from 'viem';
import { findFoundryBinary } from '../forge/foundry-binary.ts';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';
import { findPlainTests, renderGuardRun } from './guard-run.ts';
import { openBreakResults, readBreakOptions, sampleOf } from './break-options.ts';
import { BROKEN_LIBRARY, type GuardMutant, makeGuardsBreakable } from './guard-mutants.ts';

/*
 * Breaks every guard, constant, operator and order of the contracts, one at a time, and expects a test to
 * fail. Source folders or files as arguments limit the run; `--sample 40` selects some mutants, `--plain`
 * excludes fuzz tests and invariants, and `--minutes 10` limits the time. Results are kept, so that the
 * next run continues until a source or a test changes; `--anew` discards them, and `--keep` keeps the
 * killed mutants although tests were added. Fails if a mutant survives that EQUIVALENT_MUTANTS does not
 * explain.
 */

const started = Date.now();
const options = readBreakOptions(process.argv.slice(2));
const contractsDir = fileURLToPath(new URL('../..', import.meta.url));
const projectDir = mkdtempSync(join(tmpdir(), 'nova-guards-'));
const forge = findFoundryBinary('forge');
const results = openBreakResults(contractsDir, options);
const isOver = () => Date.now() > started + options.minutes * 60_000;

/** The gas limit stops infinite loops of broken guards; this timeout only stops a hanging machine. */
const RUN_TIMEOUT_MS = 600_000;

/** Number of guards per run of forge. Its results survive if the command is stopped afterwards. */
const GUARDS_AT_ONCE = 60;

/**
 * Plain tests with hundreds of millions of gas, which would take minutes for every guard. The full runs
 * include them.
 */
const SLOW_TESTS = new Set([
  'test_convert_isLimitedToHalfAMillionADayInTotal',
  'test_drip_stopsAtTheDailyOutflow',
]);

function makeProject(): GuardMutant[] {
  cpSync(join(contractsDir, 'test'), join(projectDir, 'test'), { recursive: true });
  cpSync(join(contractsDir, 'src'), join(projectDir, 'src'), { recursive: true });
  mkdirSync(join(projectDir, 'lib'));
  const libraries = join(contractsDir, '../node_modules/@openzeppelin');
  symlinkSync(libraries, join(projectDir, 'lib/@openzeppelin'));
  const settings = readFileSync(join(contractsDir, 'foundry.toml'), 'utf8')
    .replace('"solc/solc.mjs"', JSON.stringify(join(contractsDir, 'solc/solc.mjs')))
    .replace(/allow_paths = .*/, `allow_paths = [${JSON.stringify(libraries)}]`)
    // Without the optimizer, because compiling takes longer than running.
    .replace('optimizer = true', 'optimizer = false')
    .replace('[profile.default.fuzz]', 'fs_permissions = [{ access = "read-write", path = "./" }]\n$&');
  writeFileSync(join(projectDir, 'foundry.toml'), settings);

  const mutants: GuardMutant[] = [];
  const files = readdirSync(join(contractsDir, 'src'), { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => /\/(?!I[A-Z])\w+\.sol$/.test(name))) {
    const path = join(projectDir, 'src', file);
    const made = makeGuardsBreakable(file, readFileSync(path, 'utf8'), mutants.length + 1);
    writeFileSync(path, made.source);
    mutants.push(...made.mutants);
  }
  writeFileSync(join(projectDir, 'src/Broken.sol'), BROKEN_LIBRARY);
  return mutants;
}

/** Writes the tests that break guards, for every test contract of a folder, and returns their names. */
function writeGuardRuns(folder: string): string[] {
  const read = (path: string) => readFileSync(join(projectDir, path), 'utf8');
  mkdirSync(join(projectDir, 'test/guards'), { recursive: true });
  const files = readdirSync(join(projectDir, 'test', folder)).filter((name) => name.endsWith('.t.sol'));
  const found = files.flatMap((file) =>
    findPlainTests(`test/${folder}/${file}`, read).map(({ contract, tests }) => ({ file, contract, tests })),
  );
  return found.map(({ file, contract, tests }) => {
    const { name, source } = renderGuardRun(
      contract,
      `../${folder}/${file}`,
      tests.filter((test) => !SLOW_TESTS.has(test)),
    );
    writeFileSync(join(projectDir, `test/guards/${name}.t.sol`), source);
    return name;
  });
}

/**
 * Compiles all sources at once, because compiling for each run takes longer than the runs. Includes tests
 * of other folders: forge lists the tests of all files before it selects some, and would compile those that
 * are missing again for every run.
 */
function buildGuardRuns(): void {
  const build = spawnSync(forge, ['build'], {
    cwd: projectDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (build.status !== 0) throw new Error(`${build.stdout}\n${build.stderr}`);
}

/** Returns the guards that a plain test of one contract detects. */
function findNoticed(runName: string, guards: readonly number[]): number[] {
  const output = join(projectDir, 'noticed.txt');
  const noticed: number[] = [];
  for (let left = guards; left.length > 0;) {
    writeFileSync(output, '');
    const run = spawnSync(
      forge,
      ['test', '--match-contract', `^${runName}$`, '--match-test', '^test_guards'],
      {
        cwd: projectDir,
        env: {
          ...process.env,
          GUARDS: left.join(','),
          FOUNDRY_GAS_LIMIT: '18446744073709551615',
          FOUNDRY_MEMORY_LIMIT: '4294967295',
        },
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
    const found = lines.filter((line) => line !== 'end').map(Number);
    noticed.push(...found);
    if (lines.at(-1) === 'end') break;
    // A leftover expectation of a test stops the following run.
    if (found.length === 0) throw new Error(`${run.stdout}\n${run.stderr}`);
    left = left.slice(left.indexOf(found.at(-1)!) + 1);
  }
  return noticed;
}

/**
 * Resolves to true if all tests pass.
 * @throws Error on a timeout, which does not prove that a test would fail.
 */
function runTests(brokenGuard: number, args: string[], runs: number): Promise<boolean> {
  const child = spawn(forge, ['test', '--fail-fast', ...args], {
    cwd: projectDir,
    env: {
      ...process.env,
      // No test depends on the block's proposer, so it can encode a number.
      FOUNDRY_BLOCK_COINBASE: toHex(brokenGuard, { size: 20 }),
      FOUNDRY_FUZZ_RUNS: String(runs),
      FOUNDRY_INVARIANT_RUNS: String(runs),
    },
    stdio: 'ignore',
    timeout: RUN_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) =>
    child.on('close', (code) => {
      if (code === null) reject(new Error(`the tests with guard ${brokenGuard} did not end in time`));
      else resolve(code === 0);
    }),
  );
}

/** Returns true if even the fuzz tests and invariants of all folders pass. */
async function isSurvivor({ id }: GuardMutant): Promise<boolean> {
  return (await runTests(id, ['--no-match-test', 'invariant'], 64)) && runTests(id, [], 16);
}

/**
 * Runs the plain tests of each folder, a few guards of one file at a time, so that a stopped run can be
 * continued. The file's own tests run first, because they notice most of its guards, and what is noticed
 * needs no further tests.
 */
function runPlainTests(mutants: readonly GuardMutant[], folders: { folder: string; runs: string[] }[]): void {
  for (const { folder, runs } of folders) {
    const own = mutants.filter((mutant) => folderOf(mutant) === folder);
    const guards = own.map(({ id }) => id);
    for (const some of groupByFile(own)) {
      const name = basename(some.file, '.sol');
      const isOwn = (run: string) => Number(run.startsWith(`Guards${name}`));
      for (const run of runs.toSorted((a, b) => isOwn(b) - isOwn(a))) {
        const left = some.ids.filter((id) => results.of(id) === undefined);
        if (left.length === 0 || isOver()) break;
        for (const id of findNoticed(run, left)) results.set(id, 'red');
      }
      if (isOver()) return;
      for (const id of some.ids) {
        if (results.of(id) === undefined) results.set(id, 'the unmutated tests pass');
      }
    }
    const red = guards.filter((id) => results.of(id) === 'red').length;
    console.log(
      `${folder}: ${red} of ${guards.length} killed by unit tests after ${secondsSince(started)} s`,
    );
  }
}

/** Returns the guards of each file in groups for one run of forge. */
function groupByFile(mutants: readonly GuardMutant[]): { file: string; ids: number[] }[] {
  return [...new Set(mutants.map(({ file }) => file))].flatMap((file) => {
    const ids = mutants.filter((mutant) => mutant.file === file).map(({ id }) => id);
    const starts = ids.map((_, i) => i).filter((i) => i % GUARDS_AT_ONCE === 0);
    return starts.map((start) => ({ file, ids: ids.slice(start, start + GUARDS_AT_ONCE) }));
  });
}

/** Runs all other tests for the mutants that no plain test detected. */
async function runEverything(mutants: readonly GuardMutant[]): Promise<void> {
  const queue = mutants.filter(({ id }) => results.of(id) === 'the unmutated tests pass');
  const work = async () => {
    for (let mutant = queue.shift(); mutant && !isOver(); mutant = queue.shift()) {
      results.set(mutant.id, (await isSurvivor(mutant)) ? 'green' : 'red');
    }
  };
  await Promise.all(Array.from({ length: Math.max(3, availableParallelism()) }, work));
}

function report(mutants: readonly GuardMutant[]): void {
  const unexplained: GuardMutant[] = [];
  const rows = [...new Set(mutants.map(folderOf))].map((folder) => {
    const own = mutants.filter((mutant) => folderOf(mutant) === folder);
    const red = own.filter(({ id }) => results.of(id) === 'red').length;
    const tried = own.filter(({ id }) => results.of(id) !== undefined);
    const alive = tried.filter(({ id }) => results.of(id) !== 'red');
    const open = alive.filter((mutant) => !EQUIVALENT_MUTANTS[describe(mutant)]);
    unexplained.push(...open);
    return `| ${folder} | ${own.length} | ${red} | ${alive.length - open.length} | ${open.length} | ${own.length - tried.length} |`;
  });
  for (const mutant of unexplained) {
    console.log(`line ${mutant.line} of ${describe(mutant)}\n  NO TEST GOES RED (${results.of(mutant.id)})`);
  }
  console.log('\n| folder | mutants | killed | equivalent | survived | not tried |');
  console.log(`|---|---:|---:|---:|---:|---:|\n${rows.join('\n')}\n${secondsSince(started)} s`);
  if (unexplained.length > 0) process.exitCode = 1;
}

function chooseMutants(all: readonly GuardMutant[]): GuardMutant[] {
  const chosen = all.filter(
    ({ file }) => options.names.length === 0 || options.names.some((name) => file.includes(name)),
  );
  if (options.sample === undefined) return chosen;
  console.log(
    `a sample of ${options.sample}; repeat it with --sample ${options.sample} --seed ${options.seed}`,
  );
  return sampleOf(chosen, options.sample, options.seed);
}

async function main(): Promise<void> {
  const all = makeProject();
  const known = new Set(all.map(describe));
  const stale = Object.keys(EQUIVALENT_MUTANTS).filter((name) => !known.has(name));
  if (stale.length > 0) throw new Error(`explained but no longer present:\n${stale.join('\n')}`);
  const mutants = chooseMutants(all);
  console.log(`${mutants.length} mutants of ${new Set(mutants.map(placeOf)).size} places`);
  const folders = [...new Set(mutants.map(folderOf))].map((folder) => ({
    folder,
    runs: writeGuardRuns(folder),
  }));
  buildGuardRuns();
  console.log(`compiled after ${secondsSince(started)} s`);
  runPlainTests(mutants, folders);
  if (!options.plain) {
    rmSync(join(projectDir, 'test/guards'), { recursive: true });
    await runEverything(mutants);
  }
  report(mutants);
}

const secondsSince = (from: number) => Math.round((Date.now() - from) / 1_000);

const folderOf = ({ file }: GuardMutant) => file.split('/')[0]!;

const placeOf = ({ file, line, original }: GuardMutant) => `${file}:${line} ${original}`;

const describe = ({ file, original, broken }: GuardMutant) => `${file}: ${original} -> ${broken}`;

try {
  await main();
} finally {
  rmSync(projectDir, { recursive: true });
}
