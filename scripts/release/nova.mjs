// The only command of a release: node nova.mjs <command>. First reads the .env file next to it.
import './require-node.mjs';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SUPERVISOR = './apps/supervisor/src';
const COMMANDS = {
  start: { does: 'everything, supervised', run: () => import(`${SUPERVISOR}/main.js`) },
  api: { does: 'the api alone', run: () => import('./apps/api/src/main.js') },
  worker: { does: 'the worker alone', run: () => import('./apps/worker/src/main.js') },
  signer: {
    does: 'the process that holds keys and signs by a policy',
    run: () => import('./apps/signer/src/main.js'),
  },
  node: { does: "the chain's node alone", run: () => import('./apps/node/src/main.js') },
  doctor: {
    does: 'checks the configuration',
    run: async (args) =>
      process.exit(await (await import(`${SUPERVISOR}/doctor/command.js`)).runDoctor(args)),
  },
  migrate: {
    does: 'brings the database to this version',
    run: async () => process.exit(await (await import(`${SUPERVISOR}/run-migrate.js`)).runMigrate()),
  },
  deploy: {
    does: 'deploys the contracts, once for a chain',
    run: async () => process.exit(await (await import('./contracts/scripts/deploy.js')).runDeploy()),
  },
  safe: {
    does: 'transactions of the Safe, for its owners',
    run: async (args) =>
      process.exit(await (await import('./contracts/scripts/safe.js')).runSafe(args, process.env)),
  },
  backup: { does: 'copies everything into a folder', run: (args) => copy('backup', args) },
  restore: { does: 'brings a backup back', run: (args) => copy('restore', args) },
};

async function copy(direction, args) {
  const { runBackupCommand } = await import(`${SUPERVISOR}/backup/command.js`);
  process.exit(await runBackupCommand(direction, args));
}

const envFile = fileURLToPath(new URL('.env', import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  const lines = Object.entries(COMMANDS).map(([each, { does }]) => `  ${each.padEnd(8)} ${does}`);
  process.stdout.write(`node nova.mjs <command>\n\n${lines.join('\n')}\n`);
  process.exit(name === '' ? 0 : 78);
}
// The node reads its own commands (genesis, export-state …) from the arguments.
process.argv.splice(2, 1);
await command.run(args);
