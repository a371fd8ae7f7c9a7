// `npm run chain:import -- <folder>`: compares a new network with an export, and records that it continues the chain.
import '../lib/require-node.mjs';

const { prepareCommand } = await import('../lib/prepare-command.mjs');
await prepareCommand();
const { runMoveCommand } = await import('../../apps/supervisor/src/move/command.ts');
process.exit(await runMoveCommand('chain:import', process.argv.slice(2)));
