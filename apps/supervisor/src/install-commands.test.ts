import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const scripts = new URL('../../../scripts/lib/', import.meta.url);
const run = promisify(execFile);

/** Runs the version check of every command as if Node.js had another version. */
async function startWith(version: string): Promise<{ code: number; stderr: string }> {
  const source = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
    await import('${new URL('require-node.mjs', scripts).href}');`;
  return run(process.execPath, ['--input-type=module', '--eval', source]).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => ({ code: error.code, stderr: error.stderr.trim() }),
  );
}

test.each(['20.19.0', '20.20.2', '22.12.0', '22.20.0', '24.0.0', '26.10.0'])(
  'accepts Node %s',
  async (version) => {
    expect(await startWith(version)).toEqual({ code: 0, stderr: '' });
  },
);

test.each(['18.20.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0', '23.11.0', '25.1.0'])(
  'rejects Node %s with one sentence',
  async (version) => {
    expect(await startWith(version)).toEqual({
      code: 78,
      stderr: `Nova needs Node 20.19, 22.12, 24, 26 or a newer even version; this is Node ${version}. Install Node 24 and try again.`,
    });
  },
);

test('a machine without space for the dependencies is told so before anything is installed', async () => {
  const { findShortage } = (await import(new URL('ensure-dependencies.mjs', scripts).href)) as {
    findShortage(root: string, machine: { freeDiskBytes: number; memoryBytes: number }): string | null;
  };
  const gigabyte = 2 ** 30;
  expect(findShortage('/srv/nova', { freeDiskBytes: gigabyte, memoryBytes: 8 * gigabyte })).toBe(
    'Nova needs 2.5 GB of free disk space to install; 1.0 GB are free in /srv/nova. Free some space and run the command again.',
  );
  expect(findShortage('/srv/nova', { freeDiskBytes: 9 * gigabyte, memoryBytes: gigabyte })).toBe(
    'Nova needs 2.0 GB of memory; this machine has 1.0 GB. Use a larger one.',
  );
  expect(findShortage('/srv/nova', { freeDiskBytes: 9 * gigabyte, memoryBytes: 2 * gigabyte })).toBeNull();
});

test.each([
  // Starting Nova in a new checkout leaves out the tools of development, and does not remove them later.
  { stamp: null, isEmpty: true, needsTools: false, plan: 'runtime' },
  { stamp: 'lock without tools', isEmpty: false, needsTools: false, plan: 'nothing' },
  { stamp: 'old without tools', isEmpty: false, needsTools: false, plan: 'runtime' },
  { stamp: 'lock', isEmpty: false, needsTools: false, plan: 'nothing' },
  { stamp: 'old', isEmpty: false, needsTools: false, plan: 'all' },
  { stamp: null, isEmpty: false, needsTools: false, plan: 'all' },
  // Tests need everything.
  { stamp: null, isEmpty: true, needsTools: true, plan: 'all' },
  { stamp: 'lock without tools', isEmpty: false, needsTools: true, plan: 'all' },
  { stamp: 'lock', isEmpty: false, needsTools: true, plan: 'nothing' },
])('after $stamp, with tools needed: $needsTools, it installs $plan', async ({ plan, ...state }) => {
  const { planInstallation } = (await import(new URL('ensure-dependencies.mjs', scripts).href)) as {
    planInstallation(state: object): string;
  };
  expect(planInstallation({ ...state, wanted: 'lock' })).toBe(plan);
});

/** Runs the start command with an argument. */
const startCommand = (argument: string) =>
  run(process.execPath, [fileURLToPath(new URL('../start.mjs', scripts)), argument]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );

test.each(['--help', '-h'])('`npm start -- %s` explains the command and starts nothing', async (argument) => {
  const { code, text } = await startCommand(argument);
  expect(code).toBe(0);
  expect(text).toMatch(/^npm start runs Nova: .+ Ctrl-C stops it\./);
});

test('an argument of the start command is an error, because none has an effect', async () => {
  const { code, text } = await startCommand('--port=8080');
  expect(code).toBe(1);
  expect(text).toContain('npm start does not know the argument "--port=8080".');
  expect(text).toContain('PORT=8080');
});
