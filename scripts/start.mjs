// `npm start`: installs what is missing, then runs the supervisor in this very process.
import './lib/require-node.mjs';

const { fileURLToPath } = await import('node:url');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(fileURLToPath(new URL('..', import.meta.url)));
const { register } = await import('tsx/esm/api');
register();
await import('../apps/supervisor/src/main.ts');
