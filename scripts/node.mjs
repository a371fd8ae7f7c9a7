// `npm run node`: runs only the chain's node. It accepts --follow <url>, --archive and --genesis <file>, or one of the
// commands export, import, verify, repair, evidence, genesis and export-state (docs/operations.md).
import './lib/require-node.mjs';
import './lib/help.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
await import('../apps/node/src/main.ts');
