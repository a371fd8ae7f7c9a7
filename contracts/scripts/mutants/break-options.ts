import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** What break-guards.ts was asked for. */
export interface BreakOptions {
  /** Parts of the names of source files; none = all. */
  names: string[];
  /** How many ways are tried; undefined = all. */
  sample: number | undefined;
  seed: number;
  /** Fuzzed tests and invariants are left out. */
  plain: boolean;
  minutes: number;
  /** Forgets what was found. */
  anew: boolean;
  /** Keeps what was red although tests have changed: for a test that was added. */
  keep: boolean;
}

export type BreakResult = 'red' | 'plain tests stay green' | 'green';

/** @throws Error for an option that is unknown or no number */
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
    const given = values[name];
    if (given !== undefined && !/^\d{1,9}$/.test(given)) throw new Error(`--${name} needs a number`);
    return given === undefined ? undefined : Number(given);
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

/** Some of the items, the same ones for the same seed. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const rank = (i: number) => createHash('sha256').update(`${seed}:${i}`).digest('hex');
  return items
    .map((item, i) => ({ item, i, rank: rank(i) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .toSorted((a, b) => a.i - b.i)
    .map(({ item }) => item);
}

/** What earlier runs found about the same sources and tests, by the number of the way. */
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

/** @param tests hash of the tests that the results must be of; undefined keeps what any tests turned red */
function readResults(path: string, sources: string, tests: string | undefined): Record<number, BreakResult> {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as {
      sources: string;
      tests: string;
      found: Record<number, BreakResult>;
    };
    if (kept.sources !== sources) return {};
    if (kept.tests === tests) return kept.found;
    if (tests !== undefined) return {};
    return Object.fromEntries(Object.entries(kept.found).filter(([, result]) => result === 'red'));
  } catch {
    // None was written yet, or its writing was ended half-way.
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
