import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@nova/db/embedded/free-port';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 240_000;

export interface NovaProcess {
  readonly url: string;
  readonly dataDir: string;
  /** ID of the process that starts all others. */
  readonly pid: number;
  /** Time in seconds from the command to the first served page. */
  readonly secondsToPage: number;
  stop(): Promise<void>;
}

/**
 * Runs the real start command on a data folder and waits for a served page.
 * @param env Variables besides the folder and its port.
 */
export async function runNova(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<NovaProcess> {
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
      // All clients of a benchmark share one address.
      RATE_LIMIT_FACTOR: '0',
      ...env,
    },
  });
  while (!(await servesPage(url))) {
    if (child.exitCode !== null) throw new Error('Nova exited while starting');
    if (performance.now() - startedAt > START_TIMEOUT_MS) throw new Error('Nova did not start');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const secondsToPage = (performance.now() - startedAt) / 1000;
  return {
    url,
    dataDir,
    pid: child.pid!,
    secondsToPage,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Provides a data folder that is deleted afterwards. */
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

/** Measures the Nova at NOVA_BENCH_URL, or one started for it on an empty folder. */
export async function measureNova(measure: (url: string) => Promise<string>): Promise<string> {
  const running = process.env.NOVA_BENCH_URL;
  if (running) return measure(running);
  return withDataFolder(async (dataDir) => {
    const nova = await runNova(dataDir);
    try {
      return await measure(nova.url);
    } finally {
      await nova.stop();
    }
  });
}
