// `npm run chain:import -- <folder>`: compares a new network with an export, and records that it continues the chain.
//   npm run chain:import -- <folder> [--rpc <address of a validator>] [--dry-run]
import '../lib/require-node.mjs';
import '../lib/help.mjs';

const { prepareCommand } = await import('../lib/prepare-command.mjs');
await prepareCommand();
const { runMoveCommand } = await import('../../apps/supervisor/src/move/command.ts');
process.exit(await runMoveCommand('chain:import', process.argv.slice(2)));
