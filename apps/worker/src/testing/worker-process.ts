import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface WorkerProcess {
  readonly pid: number;
  /** Everything it wrote so far. */
  output(): string;
  /** The end that nothing can prepare for. */
  kill(): Promise<void>;
  /** Settles with the exit code. */
  readonly exited: Promise<number | null>;
}

/** The worker as it runs in earnest: its own process, with nothing in its environment but `env`. */
export async function startWorkerProcess(env: Record<string, string>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
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
