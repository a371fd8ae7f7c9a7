// Reads the totals of each test runner from its output.

/** Heading of an error outside a test, for which Vitest ends with an error although all tests passed. */
const OUTSIDE_TEST = /^⎯+ (?:Unhandled|Uncaught) (?!Errors)/;

const number = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0);
const sum = (output, pattern) =>
  [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

export const readForge = (output) => ({
  passed: sum(output, /Suite result: \w+\.? (\d+) passed/g),
  failed: sum(output, /Suite result: .*?(\d+) failed/g),
});

export const readVitest = (output) => ({
  passed: number(output, /^\s*Tests\s.*?(\d+) passed/m),
  failed: number(output, /^\s*Tests\s.*?(\d+) failed/m),
});

/**
 * Returns the files of unit tests in which a test failed, or during which an error occurred outside a test; none if
 * an error names no file, such as that of a process that crashed.
 */
export function listFailedFiles(output) {
  const failed = output.matchAll(/^ FAIL {2}\|\w+\| (\S+)/gm);
  const interrupted = [...output.matchAll(/^This error originated in "([^"]+)" test file/gm)];
  const errors = output.split('\n').filter((line) => OUTSIDE_TEST.test(line));
  if (errors.length > interrupted.length) return [];
  return [...new Set([...failed, ...interrupted].map(([, file]) => file))];
}

/** Returns the counts of unit tests of which some files had a second attempt. */
export function countTwoAttempts(first, second, repeatedFiles) {
  const [before, after] = [first, second].map((result) => countsOf(readVitest, result));
  const failedBefore = readVitest(first.output).failed;
  return {
    passed: before.passed + Math.max(0, failedBefore - after.failed),
    failed: after.failed,
    secondTries: after.failed === 0 ? repeatedFiles : 0,
  };
}

// A test that passed only at the second attempt counts as passed, but is reported.

export const readPlaywright = (output) => {
  const secondTries = number(output, /^\s*(\d+) flaky/m);
  return {
    passed: number(output, /^\s*(\d+) passed/m) + secondTries,
    failed: number(output, /^\s*(\d+) failed/m),
    secondTries,
  };
};

/** An output without totals counts as a failure. */
export function countsOf(read, { code, output }) {
  const counts = read(output);
  if (code !== 0 || counts.passed === 0) counts.failed = Math.max(1, counts.failed);
  return counts;
}

/** Heading of a failed test in the output of Playwright and of Vitest. */
const FAILED_TEST = /^\s+\d+\) \S+ › |^\s*FAIL\s/;
const isFailure = (line) => FAILED_TEST.test(line) || OUTSIDE_TEST.test(line);
/** Enough lines for an error with its expected and received values. */
const EXCERPT_LINES = 12;

/**
 * Returns each failed test or error outside a test once, with the first lines of the error.
 * @returns {string[]}
 */
export function readFailures(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const excerpts = new Map();
  lines.forEach((line, index) => {
    if (!isFailure(line)) return;
    const heading = line.replace(/^⎯+|[─⎯\s]+$/g, '');
    const rest = lines.slice(index + 1, index + 1 + EXCERPT_LINES);
    const next = rest.findIndex(isFailure);
    const error = next < 0 ? rest : rest.slice(0, next);
    // Errors outside a test share their heading.
    const key = OUTSIDE_TEST.test(line) ? `${heading}\n${error[0]}` : heading;
    if (!excerpts.has(key)) excerpts.set(key, [heading, ...error].join('\n'));
  });
  return [...excerpts.values()];
}
