// `npm run signer`: the process that holds the keys of a worker and signs by its policy.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
await import('../apps/signer/src/main.ts');
