// `npm run test:cluster`: runs the browser journeys against a cluster on an empty folder: four validators, two apis
// and two workers. `npm run test:cluster -- wallet/tabs.spec.ts` runs only the named specs. Needs Go to build the
// validators.
import './lib/require-node.mjs';
import './lib/help.mjs';

const { mkdtemp, rm } = await import('node:fs/promises');
const os = await import('node:os');
const path = await import('node:path');
const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { findGo } = await import('./lib/build-engines.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { ensureClusterPrograms } = await import('./lib/install-package.mjs');
const { countsOf, readFailures, readPlaywright } = await import('./lib/read-counts.mjs');
const { runStep } = await import('./lib/run-step.mjs');

if (findGo() === null) {
  console.error(
    'The cluster was not tested because Go is not installed. Its validators are built with Go. Install it from https://go.dev/dl/ and try again.',
  );
  process.exit(1);
}
await ensureDependencies(root);
await ensureClusterPrograms();
const browser = await ensureBrowser(root);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-e2e-cluster-'));
const specs = process.argv.slice(2);

await runStep('website', process.execPath, ['--import', 'tsx', 'scripts/lib/build-site.mjs'], { cwd: root });
// Both halves on one cluster, because two of them are more than a small machine runs.
const result = await runStep(
  'browser journeys on the cluster',
  'npm',
  ['test', '--silent', '-w', '@nova/e2e', '--', '--output=test-results/cluster', ...specs],
  {
    cwd: root,
    env: {
      NOVA_E2E_CLUSTER: '1',
      NOVA_E2E_DATA: dataDir,
      ...(browser ? { NOVA_BROWSER: browser } : {}),
    },
  },
);
const { passed, failed, secondTries } = countsOf(readPlaywright, result);
const failures = readFailures(result.output);
if (failures.length > 0) console.log(`\nTests that failed at least once:\n\n${failures.join('\n\n')}`);
console.log(
  `\nTotal time: ${(result.seconds / 60).toFixed(1)} min.\n${passed} passed, ${failed} failed${secondTries ? `, ${secondTries} passed only on the second attempt` : ''}`,
);
// The logs and keys help to find the cause of a failure.
if (failed > 0) console.log(`The data folder of the cluster: ${dataDir}`);
else await rm(dataDir, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
