import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const ours = Object.entries(scripts)
  .map(([name, command]) => ({ name, file: /^node (scripts\/\S+)/.exec(command)?.[1] }))
  .filter(({ name, file }) => file && file !== 'scripts/with-tools.mjs' && name !== 'start');
const run = (file, ...args) =>
  spawnSync(process.execPath, [path.join(root, file), ...args], { encoding: 'utf8', timeout: 20_000 });

test.each(ours)('npm run $name -- --help describes the command and does nothing else', ({ file }) => {
  const { status, stdout, stderr } = run(file, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^`npm (run )?[\w:]+.*`/);
  expect(stdout).toContain('docs/configuration.md lists all commands and variables.');
});

test('a command without arguments refuses one instead of running', () => {
  const { status, stderr } = run('scripts/migrate.mjs', '--dry-run');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'This command takes no arguments, but got "--dry-run".\n\n`npm run migrate`: migrates the database',
  );
});
