// `npm run test:tools`: journeys of web3 and ponder against a running node. They have hundreds of dependencies of
// their own, so only this command installs them (apps/node/test/tools/package.json). Without the package registry,
// it says so and succeeds, because running or changing Nova does not require them.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const path = await import('node:path');
const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { countsOf, readVitest } = await import('./lib/read-counts.mjs');
const { runStep } = await import('./lib/run-step.mjs');

await ensureDependencies(root);
const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
const installed = await runStep('install', 'npm', install, { cwd: path.join(root, 'apps/node/test/tools') });
if (installed.code !== 0) {
  console.log('The tools were not tested because their packages could not be installed.');
  process.exit(0);
}
const args = ['--no-install', 'vitest', 'run', '--config', 'vitest.tools.config.ts'];
const { passed, failed } = countsOf(readVitest, await runStep('tools', 'npx', args, { cwd: root }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
