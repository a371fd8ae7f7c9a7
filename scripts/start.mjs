// `npm start`: installs what is missing, then runs the supervisor in this very process.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
await import('../apps/supervisor/src/main.ts');
