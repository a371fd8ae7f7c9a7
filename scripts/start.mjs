// `npm start`: installs missing dependencies and compiles changed processes, then runs the supervisor in the
// same process.
import './lib/require-node.mjs';

const USAGE = `npm start runs Nova: its database, chain, worker, api and website. Ctrl-C stops it.

It takes no arguments. Variables configure it, in the environment or in the file .env, for example:
  PORT=8080            port of the website
  NOVA_DATA_DIR=data   folder for everything that Nova stores

docs/configuration.md lists all variables. "npm run doctor" finds out why a start fails.`;

const [argument] = process.argv.slice(2);
if (argument === '--help' || argument === '-h') {
  console.log(USAGE);
} else if (argument !== undefined) {
  console.error(`npm start does not know the argument "${argument}".\n\n${USAGE}`);
  process.exitCode = 1;
} else {
  const { runSupervisor } = await import('./lib/run-supervisor.mjs');
  await runSupervisor();
}
