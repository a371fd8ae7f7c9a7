// `npm run signer`: runs the process that holds a worker's keys and signs according to its policy.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
await import('../apps/signer/src/main.ts');
