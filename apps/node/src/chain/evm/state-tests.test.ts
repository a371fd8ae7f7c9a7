import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runStateTest } from '../../../test/state-tests/run-state-test.ts';
import { readStateTests } from '../../../test/state-tests/state-test-file.ts';
import type { Fork } from '../genesis/schedule.ts';

/*
 * Our own state tests in the format of Ethereum's suites; their outcomes are those of Ethereum's executable
 * specification (test/state-tests/fill.py). `npm run test:state` runs the suites themselves.
 */

const FORKS: readonly (readonly [Fork, string])[] = [
  ['cancun', 'Cancun'],
  ['prague', 'Prague'],
  ['osaka', 'Osaka'],
];
const tests = readStateTests(
  fileURLToPath(new URL('../../../test/state-tests/own-state-tests.json', import.meta.url)),
);
const cases = [...tests].flatMap(([name, stateTest]) =>
  FORKS.flatMap(([fork, title]) =>
    stateTest.post[title]!.map((outcome) => ({ name, fork, stateTest, outcome })),
  ),
);

test.each(cases)(
  '$name leaves the state of the specification in $fork',
  async ({ stateTest, outcome, fork }) => {
    expect(await runStateTest(stateTest, outcome, fork)).toEqual({ kind: 'passed' });
  },
);

test('the rules of the forks differ, so a wrong one is noticed', async () => {
  const stateTest = tests.get('countLeadingZeros')!;
  const [outcome] = stateTest.post['Osaka']!;
  expect(await runStateTest(stateTest, outcome!, 'prague')).toMatchObject({ kind: 'failed' });
});
