import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@nova/db/embedded/start-postgres';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 240_000;

export interface NovaProcess {
  readonly url: string;
  readonly dataDir: string;
  /** From the command to the first page served, in seconds. */
  readonly secondsToPage: number;
  stop(): Promise<void>;
}

/** Runs the real start command on a data folder and waits for a served page. */
export async function runNova(dataDir: string): Promise<NovaProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      NOVA_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // All clients of a benchmark stand behind one address.
      RATE_LIMIT_FACTOR: '0',
    },
  });
  while (!(await servesPage(url))) {
    if (child.exitCode !== null) throw new Error('Nova ended while starting');
    if (performance.now() - startedAt > START_TIMEOUT_MS) throw new Error('Nova did not start');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const secondsToPage = (performance.now() - startedAt) / 1000;
  return {
    url,
    dataDir,
    secondsToPage,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A data folder that is gone afterwards. */
export async function withDataFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function servesPage(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => response.ok && (await response.text()).includes('<h1'),
    () => false,
  );
}
