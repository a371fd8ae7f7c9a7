// `npm run node`: runs only the chain's node.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
await import('../apps/node/src/main.ts');
