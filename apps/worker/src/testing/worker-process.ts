import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runArguments } from '@nova/runtime/run-source';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface WorkerProcess {
  readonly pid: number;
  /** Returns everything the process has written so far. */
  output(): string;
  /** Kills the process without warning. */
  kill(): Promise<void>;
  /** Resolves to the exit code. */
  readonly exited: Promise<number | null>;
}

/** Starts the worker as in production: in a process of its own, with only `env` in its environment. */
export async function startWorkerProcess(env: Record<string, string>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, runArguments(MAIN), {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  await Promise.race([new Promise((resolve) => child.once('message', resolve)), exited]);
  return {
    pid: child.pid!,
    output: () => output,
    exited,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
