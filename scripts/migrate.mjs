// `npm run migrate`: migrates the database at DATABASE_URL to this version's schema, and exits.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runMigrate } = await import('../apps/supervisor/src/run-migrate.ts');
process.exit(await runMigrate());
