// `npm test`: runs everything a change must pass, on a machine with only Node.js and npm. Ends with totals.
import './lib/require-node.mjs';

const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(root);
const { runChecks } = await import('./lib/check-steps.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { countsOf, readFailures, readForge, readPlaywright, readVitest } =
  await import('./lib/read-counts.mjs');
const { runStep } = await import('./lib/run-step.mjs');

const startedAt = Date.now();
const browser = await ensureBrowser(root);
const failures = [];
const totals = [{ title: 'checks', ...(await runChecks(root)) }];

/** Runs a test runner and reads its totals. */
async function suite(title, command, args, read, env = {}) {
  const result = await runStep(title, command, args, { cwd: root, env });
  totals.push({ title, ...countsOf(read, result) });
  failures.push(...readFailures(result.output));
}

await suite('contracts', 'npm', ['test', '--silent', '-w', '@nova/contracts'], readForge);
await runStep('website', process.execPath, ['--import', 'tsx', 'scripts/lib/build-site.mjs'], { cwd: root });
await suite('units and integration', 'npx', ['--no-install', 'vitest', 'run'], readVitest);
await suite(
  'browser journeys',
  'npm',
  ['test', '--silent', '-w', '@nova/e2e'],
  readPlaywright,
  browser ? { NOVA_BROWSER: browser } : {},
);

// Repeated here, because the end of the output is what remains of a long run.
if (failures.length > 0) console.log(`\nTests that failed at least once:\n\n${failures.join('\n\n')}`);
console.log('');
for (const { title, passed, failed, secondTries } of totals) {
  console.log(
    `  ${failed === 0 ? '✓' : '✗'} ${title.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed${secondTries ? `, ${secondTries} passed only on the second attempt` : ''}`,
  );
}
const passed = totals.reduce((total, part) => total + part.passed, 0);
const failed = totals.reduce((total, part) => total + part.failed, 0);
console.log(
  `\nTotal time: ${((Date.now() - startedAt) / 60_000).toFixed(1)} min.\n${passed} passed, ${failed} failed`,
);
process.exit(failed === 0 ? 0 : 1);
