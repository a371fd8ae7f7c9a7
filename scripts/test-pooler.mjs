// `npm run test:pooler`: tests api and worker through PgBouncer as a transaction pooler. Without PgBouncer,
// it says so and succeeds, because running or changing Nova does not require it.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const { execFileSync } = await import('node:child_process');
const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { countsOf, readVitest } = await import('./lib/read-counts.mjs');
const { runStep } = await import('./lib/run-step.mjs');

const version = findPooler();
if (version === null) {
  console.log(
    'The pooler was not tested because PgBouncer is not installed (apt-get install pgbouncer, or https://www.pgbouncer.org).',
  );
  process.exit(0);
}
console.log(version);
await ensureDependencies(root);
const args = ['--no-install', 'vitest', 'run', '--config', 'vitest.pooler.config.ts'];
const { passed, failed } = countsOf(readVitest, await runStep('pooler', 'npx', args, { cwd: root }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function findPooler() {
  try {
    return execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' }).split('\n')[0];
  } catch {
    return null;
  }
}
