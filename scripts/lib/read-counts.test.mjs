import { expect, it } from 'vitest';
import { countsOf, countTwoAttempts, listFailedFiles, readFailures, readPlaywright } from './read-counts.mjs';

const PLAYWRIGHT = `
  ✘  61 buy.spec.ts:9:1 › buys coins (60.1s)

  1) buy.spec.ts:9:1 › buys coins ──────────────────────────────

    Error: locator.click: Timeout exceeded.

  2) send.spec.ts:4:1 › sends coins ────────────────────────────

    Error: the wallet is closed.
${'    [pid=1][err] a line of the browser\n'.repeat(40)}
  1 failed
    buy.spec.ts:9:1 › buys coins ───────────────────────────────
  1 flaky
    send.spec.ts:4:1 › sends coins ─────────────────────────────
  7 passed (2.0m)
`;

it('reads each failure of the browser tests with the start of its error', () => {
  const failures = readFailures(PLAYWRIGHT);
  expect(failures).toHaveLength(2);
  expect(failures[0]).toBe('  1) buy.spec.ts:9:1 › buys coins\n    Error: locator.click: Timeout exceeded.');
  expect(failures[1].split('\n')).toHaveLength(13);
});

it('reads each failure of the unit tests once, with the start of its error', () => {
  const output = ` FAIL  |api| src/a.test.ts > adds\nAssertionError: expected 1 to be 2\n\n FAIL  |api| src/b.test.ts > adds\nError: closed\n`;
  expect(readFailures(output + output)).toEqual([
    ' FAIL  |api| src/a.test.ts > adds\nAssertionError: expected 1 to be 2',
    ' FAIL  |api| src/b.test.ts > adds\nError: closed',
  ]);
  expect(listFailedFiles(output + output)).toEqual(['src/a.test.ts', 'src/b.test.ts']);
});

it('reads each error outside a test of the unit tests', () => {
  const line = '⎯'.repeat(6);
  const errors = ['closed', 'reset'].map(
    (message) =>
      `${line} Unhandled Rejection ${line}\nError: ${message}\n ❯ src/a.test.ts:1:2\n\nThis error originated in "src/a.test.ts" test file. It\n`,
  );
  const output = `${line} Unhandled Errors ${line}\n\nVitest caught 2 unhandled errors during the test run.\n\n${errors.join('\n')}`;
  expect(readFailures(output)).toEqual([
    ' Unhandled Rejection\nError: closed\n ❯ src/a.test.ts:1:2\nThis error originated in "src/a.test.ts" test file. It',
    ' Unhandled Rejection\nError: reset\n ❯ src/a.test.ts:1:2\nThis error originated in "src/a.test.ts" test file. It',
  ]);
  expect(listFailedFiles(output)).toEqual(['src/a.test.ts']);
  const crash = `${line} Unhandled Error ${line}\nError: Worker exited unexpectedly\n`;
  expect(listFailedFiles(output + crash)).toEqual([]);
});

it('counts what failed at both attempts as failed, and names how many files passed only at the second', () => {
  const first = { code: 1, output: '      Tests  2 failed | 98 passed (100)' };
  const both = (code, tests) => countTwoAttempts(first, { code, output: `      Tests  ${tests}` }, 2);
  expect(both(0, '7 passed (7)')).toEqual({ passed: 100, failed: 0, secondTries: 2 });
  expect(both(1, '1 failed | 6 passed (7)')).toEqual({ passed: 99, failed: 1, secondTries: 0 });
  // An error outside a test fails the run.
  expect(both(1, '7 passed (7)')).toMatchObject({ failed: 1 });
  const interrupted = { code: 1, output: '      Tests  100 passed (100)' };
  expect(countTwoAttempts(interrupted, { code: 0, output: '      Tests  7 passed (7)' }, 1)).toEqual({
    passed: 100,
    failed: 0,
    secondTries: 1,
  });
});

it('counts a test that passed at its second attempt, and a run without totals as failed', () => {
  expect(readPlaywright(PLAYWRIGHT)).toEqual({ passed: 8, failed: 1, secondTries: 1 });
  expect(countsOf(readPlaywright, { code: 1, output: 'The browser did not start.' }).failed).toBe(1);
});
