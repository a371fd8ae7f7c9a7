// `npm run migrate`: brings the database at DATABASE_URL to this version's schema, and ends.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runMigrate } = await import('../apps/supervisor/src/run-migrate.ts');
process.exit(await runMigrate());
