// `npm run migrate`: brings the database at DATABASE_URL to this version's schema, and ends.
import './lib/require-node.mjs';

const { fileURLToPath } = await import('node:url');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(fileURLToPath(new URL('..', import.meta.url)));
const { register } = await import('tsx/esm/api');
register();
const { runMigrate } = await import('../apps/supervisor/src/run-migrate.ts');
process.exit(await runMigrate());
