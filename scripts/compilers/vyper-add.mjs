// `npm run vyper:add 0.4.3`: installs a release of Vyper for contract verification with pip, in an
// environment of its own in the data folder. It needs python3 with venv.
import '../lib/require-node.mjs';
import '../lib/help.mjs';

const { rm } = await import('node:fs/promises');
const path = await import('node:path');
const { prepareCommand } = await import('../lib/prepare-command.mjs');
const { runStep } = await import('../lib/run-step.mjs');
const root = await prepareCommand();
const { readEnv } = await import('../../apps/supervisor/src/env.ts');
const { findVyper, VYPER_PREFIX, VYPER_VERSIONS } =
  await import('../../packages/shared/src/contract/vyper.ts');
const { COMPILERS_FOLDER } =
  await import('../../apps/worker/src/features/contract/compilers/provide-compiler.ts');

const version = findVyper(`${VYPER_PREFIX}${process.argv[2] ?? ''}`);
if (version === null) {
  console.error(`Pass a release of Vyper: ${VYPER_VERSIONS.join(', ')}.`);
  process.exit(2);
}
const folder = path.resolve(root, readEnv().NOVA_DATA_DIR, COMPILERS_FOLDER, `vyper-${version}`);
const steps = [
  ['Create the environment', 'python3', ['-m', 'venv', folder]],
  ['Install Vyper', path.join(folder, 'bin/pip'), ['install', '--quiet', `vyper==${version}`]],
];
for (const [title, command, args] of steps) {
  const { code } = await runStep(title, command, args, { cwd: root, isQuiet: true });
  if (code === 0) continue;
  await rm(folder, { recursive: true, force: true });
  console.error(
    `Vyper ${version} could not be installed. Install python3 with venv and pip, check the connection and try again.`,
  );
  process.exit(1);
}
console.log(`Vyper ${version} is ready in ${folder}.`);
