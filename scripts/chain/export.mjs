// `npm run chain:export -- <folder>`: exports the state at the end of the embedded chain, for a network that continues it.
import '../lib/require-node.mjs';
import '../lib/help.mjs';

const { prepareCommand } = await import('../lib/prepare-command.mjs');
await prepareCommand();
const { runMoveCommand } = await import('../../apps/supervisor/src/move/command.ts');
process.exit(await runMoveCommand('chain:export', process.argv.slice(2)));
