import { spawn } from 'node:child_process';
import { once } from 'node:events';

const READY_MAX_MS = 180_000;

/**
 * Starts a release under its supervisor, as a server would, and waits until it responds or exits.
 * @param {string} release Folder of the release.
 * @param {Record<string, string>} env Variables in addition to those of the machine.
 * @param {string} [node] Program of Node; ours by default.
 */
export async function startRelease(release, env, node = process.execPath) {
  const child = spawn(node, ['nova.mjs', 'start'], { cwd: release, env: machineEnv(env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-4_000)));
  const isEnded = () => child.exitCode !== null || child.signalCode !== null;
  const url = `http://127.0.0.1:${env.PORT}`;
  let isReady = false;
  for (const endsAt = Date.now() + READY_MAX_MS; !isReady && !isEnded() && Date.now() < endsAt;) {
    isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReady) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    url,
    isReady,
    code: () => child.exitCode,
    output: () => output,
    async stop() {
      if (isEnded()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Runs a command of a release that exits by itself. @returns its exit code and last output */
export async function runOnce(cwd, args, env, node = process.execPath) {
  const child = spawn(node, args, { cwd, env: machineEnv(env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-4_000)));
  const [code] = await once(child, 'exit');
  return { code, output };
}

const machineEnv = (env) => ({ PATH: process.env.PATH, HOME: process.env.HOME, ...env });
