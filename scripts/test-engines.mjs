// `npm run test:engines`: tests the product on other engines and another file store, which are built with Go.
// Without Go or access to its module proxy, it says so and succeeds, because running or changing Nova
// requires neither.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { buildEngine, ENGINE_PROGRAMS, findGo } = await import('./lib/build-engines.mjs');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { ensureClusterPrograms } = await import('./lib/install-package.mjs');
const { runStep } = await import('./lib/run-step.mjs');
const { runUnitTests } = await import('./lib/run-unit-tests.mjs');

const go = findGo();
if (go === null) {
  console.log('The engines were not tested because Go is not installed (https://go.dev/dl/).');
  process.exit(0);
}
console.log(go);
await ensureDependencies(root);
await ensureClusterPrograms();

const SUITES = {
  geth: {
    env: { NOVA_TEST_ENGINE: 'geth' },
    files: [
      'apps/api/src/features/rpc/other-engine.test.ts',
      'apps/api/src/http/chain/batch-calls.test.ts',
      'apps/worker/src/sync/run-indexer.test.ts',
      'apps/worker/src/outbox/run-lane.test.ts',
    ],
  },
  minio: {
    env: { NOVA_TEST_S3: 'minio' },
    files: [
      'packages/storage/src/file-store.test.ts',
      'apps/supervisor/src/doctor/checks/check-services.test.ts',
      'apps/api/src/features/nft/moved-storage.test.ts',
    ],
  },
  'nova-cometbft': { options: ['--config', 'vitest.engines.config.ts'] },
};

/** Rounds of outages; `npm run test:outages` causes 50. */
const OUTAGE_ROUNDS = '3';

const startedAt = Date.now();
const totals = [];
const missing = [];
for (const name of Object.keys(ENGINE_PROGRAMS)) {
  const built = await buildEngine(root, name);
  if (built === 'no modules') {
    console.log(`${name} was not tested because the Go module proxy does not return its modules.`);
    missing.push(name);
    continue;
  }
  if (built === 'broken') {
    totals.push({ name, passed: 0, failed: 1 });
    missing.push(name);
    continue;
  }
  const { counts } = await runUnitTests(name, { cwd: root, ...SUITES[name] });
  totals.push({ name, ...counts });
}
if (!missing.includes('nova-cometbft') && !missing.includes('minio')) {
  const args = ['--import', 'tsx', 'bench/src/cluster/outages/main.ts'];
  const { code } = await runStep('outages', process.execPath, args, {
    cwd: root,
    env: { NOVA_ROUNDS: process.env.NOVA_ROUNDS ?? OUTAGE_ROUNDS },
  });
  totals.push({ name: 'outages', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

console.log('');
for (const { name, passed, failed, secondTries } of totals) {
  console.log(
    `  ${failed === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${passed} passed ${failed} failed${secondTries ? `, ${secondTries} passed only on the second attempt` : ''}`,
  );
}
console.log(`\nThe engines took ${((Date.now() - startedAt) / 60_000).toFixed(1)} min.`);
process.exit(totals.some(({ failed }) => failed > 0) ? 1 : 0);
