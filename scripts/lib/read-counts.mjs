// Reads the totals of each test runner from its output.

const number = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0);
const sum = (output, pattern) =>
  [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

export const readForge = (output) => ({
  passed: sum(output, /Suite result: \w+\.? (\d+) passed/g),
  failed: sum(output, /Suite result: .*?(\d+) failed/g),
});

// A test that passed only at the second attempt counts as passed, but is reported.

export const readVitest = (output) => ({
  passed: number(output, /^\s*Tests\s.*?(\d+) passed/m),
  failed: number(output, /^\s*Tests\s.*?(\d+) failed/m),
  secondTries: number(output, /^\s*(\d+) flaky/m),
});

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
