// The closing figures of each test runner, read from its own output.

const number = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0);
const sum = (output, pattern) =>
  [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

export const readForge = (output) => ({
  passed: sum(output, /Suite result: \w+\.? (\d+) passed/g),
  failed: sum(output, /Suite result: .*?(\d+) failed/g),
});

// What passed only at the second try has passed, and is told.

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

/** An ending without figures is a failure. */
export function countsOf(read, { code, output }) {
  const counts = read(output);
  if (code !== 0 || counts.passed === 0) counts.failed = Math.max(1, counts.failed);
  return counts;
}
