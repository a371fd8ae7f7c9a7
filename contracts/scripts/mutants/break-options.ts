import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Parsed options of break-guards.ts. */
export interface BreakOptions {
  /** Substrings of source paths; empty selects all. */
  names: string[];
  /** Number of mutants to try; undefined selects all. */
  sample: number | undefined;
  seed: number;
  /** Excludes fuzz tests and invariants. */
  plain: boolean;
  minutes: number;
  /** Discards earlier results. */
  anew: boolean;
  /** Keeps killed mutants although tests have changed, for use after adding a test. */
  keep: boolean;
}

export type BreakResult = 'red' | 'the unmutated tests pass' | 'green';

/** @throws Error for an unknown option or an invalid number. */
export function readBreakOptions(args: string[]): BreakOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      plain: { type: 'boolean', default: false },
      anew: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const numberOf = (name: 'sample' | 'seed' | 'minutes') => {
    const value = values[name];
    if (value !== undefined && !/^\d{1,9}$/.test(value)) throw new Error(`--${name} needs a number`);
    return value === undefined ? undefined : Number(value);
  };
  return {
    names: positionals,
    sample: numberOf('sample'),
    seed: numberOf('seed') ?? Date.now() % 1_000_000,
    plain: values.plain,
    minutes: numberOf('minutes') ?? Number.POSITIVE_INFINITY,
    anew: values.anew,
    keep: values.keep,
  };
}

/** Selects some of the items, deterministically for a seed. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const rank = (i: number) => createHash('sha256').update(`${seed}:${i}`).digest('hex');
  return items
    .map((item, i) => ({ item, i, rank: rank(i) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .toSorted((a, b) => a.i - b.i)
    .map(({ item }) => item);
}

/** Opens the results of earlier runs with the same sources and tests, by mutant number. */
export function openBreakResults(contractsDir: string, { anew, keep }: BreakOptions) {
  const path = join(contractsDir, 'cache/broken-guards.json');
  const sources = hashFolder(join(contractsDir, 'src'));
  const tests = hashFolder(join(contractsDir, 'test'));
  const found = anew ? {} : readResults(path, sources, keep ? undefined : tests);
  return {
    of: (id: number): BreakResult | undefined => found[id],
    set(id: number, result: BreakResult): void {
      found[id] = result;
      mkdirSync(join(contractsDir, 'cache'), { recursive: true });
      writeFileSync(path, JSON.stringify({ sources, tests, found }));
    },
  };
}

/**
 * @param tests Hash of the tests that the results must belong to; undefined accepts mutants killed by any
 * tests.
 */
function readResults(path: string, sources: string, tests: string | undefined): Record<number, BreakResult> {
  try {
    const storedRun = JSON.parse(readFileSync(path, 'utf8')) as {
      sources: string;
      tests: string;
      found: Record<number, BreakResult>;
    };
    if (storedRun.sources !== sources) return {};
    if (storedRun.tests === tests) return storedRun.found;
    if (tests !== undefined) return {};
    return Object.fromEntries(Object.entries(storedRun.found).filter(([, result]) => result === 'red'));
  } catch {
    // The file does not exist yet, or writing it was interrupted.
    return {};
  }
}

function hashFolder(dir: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.sol'))) {
    hash.update(`${file}\n`).update(readFileSync(join(dir, file)));
  }
  return hash.digest('hex');
}
