// `npm run safe`: creates transactions of the Safe for its owners, with one of the commands approve-purchase, execute,
// cancel, grant, revoke, pause, unpause and call (docs/operations.md, "Transactions of the Safe").
import './lib/require-node.mjs';
import './lib/help.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runSafe } = await import('../contracts/scripts/safe.ts');
process.exit(await runSafe(process.argv.slice(2), process.env));
