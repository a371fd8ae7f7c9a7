import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFoundryBinary } from '../forge/foundry-binary.ts';

/*
 * Compares the gas of every unit test with .gas-snapshot, so that changes are deliberate. `--write` stores
 * the new values. Fuzz tests are excluded, because their values are averages.
 */
const isWriting = process.argv.includes('--write');
const args = ['snapshot', '--no-match-test', 'fuzz|invariant', ...(isWriting ? [] : ['--check'])];
const { status, stdout, stderr, error } = spawnSync(findFoundryBinary('forge'), args, {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  encoding: 'utf8',
});

if (status === 0) {
  console.log(
    isWriting ? 'Gas of the unit tests written to .gas-snapshot.' : 'Gas of the unit tests is unchanged.',
  );
} else {
  const output = `${stdout ?? ''}\n${stderr ?? ''}`;
  const reasons = output.split('\n').filter((line) => /^(Diff in|No matching|\[FAIL|Error)/.test(line));
  console.error([error?.message, ...reasons].filter(Boolean).join('\n') || output);
  console.error('Gas has changed. If this is intended, run: npm run snapshot -w @nova/contracts');
  process.exitCode = 1;
}
