// `npm run doctor`: checks the configuration and everything it refers to.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runDoctor } = await import('../apps/supervisor/src/doctor/command.ts');
process.exit(await runDoctor(process.argv.slice(2)));
