// `npm run check`: runs the fast checks for every edit.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(root);
const { runChecks } = await import('./lib/check-steps.mjs');
const { passed, failed } = await runChecks(root);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
