// `npm test`: runs everything a change must pass, on a machine with only Node.js and npm. Ends with totals.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(root);
const { canRunTwo } = await import('./lib/can-run-two.mjs');
const { runChecks } = await import('./lib/check-steps.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { countsOf, readFailures, readForge, readPlaywright } = await import('./lib/read-counts.mjs');
const { runStep } = await import('./lib/run-step.mjs');
const { runUnitTests } = await import('./lib/run-unit-tests.mjs');
const { keepTemporaryFilesInMemory } = await import('./lib/temporary-folder.mjs');

const startedAt = Date.now();
keepTemporaryFilesInMemory();
const browser = await ensureBrowser(root);
const failures = [];
const checks = await runChecks(root);
const totals = [{ title: 'checks', ...checks, seconds: (Date.now() - startedAt) / 1000 }];

/** Adds the totals of one part, whose commands may be several. */
function addTotals(title, results) {
  const counts = results.map((result) => result.counts);
  const sum = (key) => counts.reduce((total, each) => total + (each[key] ?? 0), 0);
  const seconds = Math.max(...results.map((result) => result.seconds));
  totals.push({
    title,
    passed: sum('passed'),
    failed: sum('failed'),
    secondTries: sum('secondTries'),
    seconds,
  });
  for (const { output } of results) failures.push(...readFailures(output));
}

function withCounts(read, result) {
  return { ...result, counts: countsOf(read, result) };
}

const runContracts = () =>
  runStep('contracts', 'npm', ['test', '--silent', '-w', '@nova/contracts'], { cwd: root });
const buildSite = () =>
  runStep('website', process.execPath, ['--import', 'tsx', 'scripts/lib/build-site.mjs'], { cwd: root });
const [contracts] = await runAll([runContracts, buildSite]);
addTotals('contracts', [withCounts(readForge, contracts)]);
addTotals('units and integration', [await runUnitTests('units and integration', { cwd: root })]);

/** Runs steps that do not touch each other: at once, or in turn where the machine is too small. */
async function runAll(steps) {
  if (canRunTwo()) return await Promise.all(steps.map((step) => step()));
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

/** Runs half of the browser journeys against a Nova of its own. */
const runJourneys = (half, port) =>
  runStep(
    `browser journeys: ${half}`,
    'npm',
    ['test', '--silent', '-w', '@nova/e2e', '--', `--project=${half}`, `--output=test-results/${half}`],
    { cwd: root, env: { NOVA_E2E_PORT: String(port), ...(browser ? { NOVA_BROWSER: browser } : {}) } },
  );

// A browser and a Nova mostly wait for each other, so that one pair uses little more than half a core.
const halves = [
  ['records', 4380],
  ['people', 4390],
];
const journeys = await runAll(halves.map((half) => () => runJourneys(...half)));
addTotals(
  'browser journeys',
  journeys.map((result) => withCounts(readPlaywright, result)),
);

// Repeated here, because the end of the output is what remains of a long run.
if (failures.length > 0) console.log(`\nTests that failed at least once:\n\n${failures.join('\n\n')}`);
console.log('');
for (const { title, passed, failed, secondTries, seconds } of totals) {
  console.log(
    `  ${failed === 0 ? '✓' : '✗'} ${title.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${(seconds / 60).toFixed(1).padStart(6)} min${secondTries ? `, ${secondTries} passed only on the second attempt` : ''}`,
  );
}
const passed = totals.reduce((total, part) => total + part.passed, 0);
const failed = totals.reduce((total, part) => total + part.failed, 0);
console.log(
  `\nTotal time: ${((Date.now() - startedAt) / 60_000).toFixed(1)} min.\n${passed} passed, ${failed} failed`,
);
process.exit(failed === 0 ? 0 : 1);
