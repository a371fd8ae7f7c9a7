import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { FORKS } from '../../src/chain/genesis/schedule.ts';
import { runStateTest, type SkipReason } from './run-state-test.ts';
import { readStateTests } from './state-test-file.ts';

/*
 * `npm run test:state -- <folder>`: runs the state tests of Ethereum's suites (GeneralStateTests of
 * ethereum/tests, state_tests of execution-spec-tests) for every fork that this chain knows.
 */

/** Names of the forks in the tests. */
const FORK_NAMES = FORKS.map((fork) => [fork, `${fork.charAt(0).toUpperCase()}${fork.slice(1)}`] as const);

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '3600' } },
  allowPositionals: true,
});

async function main(folder: string, seconds: number): Promise<number> {
  const files = statSync(folder).isFile()
    ? [folder]
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(folder, name));
  const counts = new Map(
    FORK_NAMES.map(([, title]) => [title, { passed: 0, failed: 0, skipped: new Map<SkipReason, number>() }]),
  );
  const end = performance.now() + seconds * 1000;
  let read = 0;
  for (const file of files) {
    if (performance.now() > end) break;
    read += 1;
    for (const [name, test] of readStateTests(file)) {
      for (const [fork, title] of FORK_NAMES) {
        const count = counts.get(title)!;
        for (const outcome of test.post[title] ?? []) {
          const result = await runStateTest(test, outcome, fork);
          if (result.kind === 'passed') count.passed += 1;
          else if (result.kind === 'skipped')
            count.skipped.set(result.reason, (count.skipped.get(result.reason) ?? 0) + 1);
          else {
            count.failed += 1;
            const { data, gas, value } = outcome.indexes;
            process.stderr.write(
              `${relative(folder, file)} ${name} ${title} ${data}/${gas}/${value}: ${result.message}\n`,
            );
          }
        }
      }
    }
  }
  process.stdout.write(`${read} of ${files.length} files\n`);
  for (const [title, { passed, failed, skipped }] of counts) {
    const reasons = [...skipped].map(([reason, count]) => `, ${count} skipped (${reason})`).join('');
    process.stdout.write(`${title}: ${passed} passed, ${failed} failed${reasons}\n`);
  }
  const all = [...counts.values()];
  return all.every(({ failed }) => failed === 0) && all.some(({ passed }) => passed > 0) ? 0 : 1;
}

const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('Name the folder that contains the tests: npm run test:state -- <folder>.\n');
  process.exitCode = 1;
} else {
  process.exitCode = await main(folder, Number(values.seconds));
}
