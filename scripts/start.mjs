// `npm start`: installs missing dependencies, then runs the supervisor in the same process.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
await import('../apps/supervisor/src/main.ts');
