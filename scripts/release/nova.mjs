// The only command of a release: node nova.mjs <command>. First reads the .env file next to it.
import './require-node.mjs';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SUPERVISOR = './apps/supervisor/src';
const COMMANDS = {
  start: { does: 'everything, supervised', run: () => import(`${SUPERVISOR}/main.js`) },
  api: { does: 'runs only the api', run: () => import('./apps/api/src/main.js') },
  worker: { does: 'runs only the worker', run: () => import('./apps/worker/src/main.js') },
  signer: {
    does: 'runs only the signer, which holds keys and signs within a policy',
    run: () => import('./apps/signer/src/main.js'),
  },
  node: { does: "runs only the chain's node", run: () => import('./apps/node/src/main.js') },
  doctor: {
    does: 'checks the configuration',
    run: async (args) =>
      process.exit(await (await import(`${SUPERVISOR}/doctor/command.js`)).runDoctor(args)),
  },
  migrate: {
    does: 'migrates the database to this version',
    run: async () => process.exit(await (await import(`${SUPERVISOR}/run-migrate.js`)).runMigrate()),
  },
  deploy: {
    does: 'deploys the contracts, once per chain',
    run: async () => process.exit(await (await import('./contracts/scripts/deploy.js')).runDeploy()),
  },
  safe: {
    does: 'prepares, signs and sends transactions of the Safe',
    run: async (args) =>
      process.exit(await (await import('./contracts/scripts/safe.js')).runSafe(args, process.env)),
  },
  backup: { does: 'backs up everything to a folder', run: (args) => copy('backup', args) },
  restore: { does: 'restores a backup', run: (args) => copy('restore', args) },
  'chain:export': {
    does: 'exports the state of the embedded chain for another network',
    run: (args) => move('chain:export', args),
  },
  'chain:import': {
    does: 'compares that network, and continues the chain on it',
    run: (args) => move('chain:import', args),
  },
};

async function move(direction, args) {
  const { runMoveCommand } = await import(`${SUPERVISOR}/move/command.js`);
  process.exit(await runMoveCommand(direction, args));
}

async function copy(direction, args) {
  const { runBackupCommand } = await import(`${SUPERVISOR}/backup/command.js`);
  process.exit(await runBackupCommand(direction, args));
}

const envFile = fileURLToPath(new URL('.env', import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  const lines = Object.entries(COMMANDS).map(([each, { does }]) => `  ${each.padEnd(12)} ${does}`);
  process.stdout.write(`node nova.mjs <command>\n\n${lines.join('\n')}\n`);
  process.exit(name === '' ? 0 : 78);
}
// The node reads its own commands (genesis, export-state …) from the arguments.
process.argv.splice(2, 1);
await command.run(args);
