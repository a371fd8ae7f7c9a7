// `npm run safe`: creates transactions of the Safe for its owners.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runSafe } = await import('../contracts/scripts/safe.ts');
process.exit(await runSafe(process.argv.slice(2), process.env));
