// `npm run doctor`.
import './lib/require-node.mjs';

const { fileURLToPath } = await import('node:url');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(fileURLToPath(new URL('..', import.meta.url)));
const { register } = await import('tsx/esm/api');
register();
const { runDoctor } = await import('../apps/supervisor/src/doctor/command.ts');
process.exit(await runDoctor(process.argv.slice(2)));
