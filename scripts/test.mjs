// `npm test`: everything a change must pass, on a machine that has only Node and npm. Closes on totals.
import './lib/require-node.mjs';

const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(root);
const { runChecks } = await import('./lib/check-steps.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { runStep } = await import('./lib/run-step.mjs');

const startedAt = Date.now();
const browser = await ensureBrowser(root);
const totals = [{ title: 'checks', ...(await runChecks(root)) }];

/** Runs a test runner and reads its own closing figures; an ending without figures is a failure. */
async function suite(title, command, args, readCounts, env = {}) {
  const { code, output } = await runStep(title, command, args, { cwd: root, env });
  const counts = readCounts(output) ?? { passed: 0, failed: 0 };
  if (code !== 0 || counts.passed === 0) counts.failed = Math.max(1, counts.failed);
  totals.push({ title, ...counts });
}

const number = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0);
const sum = (output, pattern) =>
  [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

await suite('contracts', 'npm', ['test', '--silent', '-w', '@nova/contracts'], (output) => ({
  passed: sum(output, /Suite result: \w+\.? (\d+) passed/g),
  failed: sum(output, /Suite result: .*?(\d+) failed/g),
}));
await suite('units and integration', 'npx', ['--no-install', 'vitest', 'run'], (output) => ({
  passed: number(output, /^\s*Tests\s.*?(\d+) passed/m),
  failed: number(output, /^\s*Tests\s.*?(\d+) failed/m),
}));
await suite(
  'browser journeys',
  'npm',
  ['test', '--silent', '-w', '@nova/e2e'],
  (output) => {
    const secondTries = number(output, /^\s*(\d+) flaky/m);
    return {
      passed: number(output, /^\s*(\d+) passed/m) + secondTries,
      failed: number(output, /^\s*(\d+) failed/m),
      secondTries,
    };
  },
  browser ? { NOVA_BROWSER: browser } : {},
);

console.log('');
for (const { title, passed, failed, secondTries } of totals) {
  console.log(
    `  ${failed === 0 ? '✓' : '✗'} ${title.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed${secondTries ? `, ${secondTries} passed only at the second try` : ''}`,
  );
}
const passed = totals.reduce((total, part) => total + part.passed, 0);
const failed = totals.reduce((total, part) => total + part.failed, 0);
console.log(
  `\nAll of it took ${((Date.now() - startedAt) / 60_000).toFixed(1)} min.\n${passed} passed, ${failed} failed`,
);
process.exit(failed === 0 ? 0 : 1);
