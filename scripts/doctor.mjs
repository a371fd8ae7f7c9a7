// `npm run doctor`: checks the configuration and everything it refers to.
//   npm run doctor -- [all | api | worker | node] [--apis 1] [--workers 1] [--json]
import './lib/require-node.mjs';
import './lib/help.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runDoctor } = await import('../apps/supervisor/src/doctor/command.ts');
process.exit(await runDoctor(process.argv.slice(2)));
