import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findFreePort } from '@nova/db/embedded/free-port';
import { JsonRpc } from '../json-rpc.ts';
import { ROOT } from '../running-nova.ts';
import { GENERATED_CHAIN_ENV } from './generate-chain.ts';
import { findNodeProgram } from './node-program.ts';

/** A node in a process of its own. */
export interface MeasuredNode {
  rpc: JsonRpc;
  pid: number;
  url: string;
  openMs: number;
  stop: () => Promise<void>;
}

/** Starts the compiled node on a generated chain, or an empty one that follows another. */
export async function startNode(dataDir: string, follow?: string): Promise<MeasuredNode> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [await findNodeProgram()], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NOVA_DATA_DIR: dataDir,
      NODE_PORT: String(port),
      LOG_LEVEL: 'error',
      ...(follow === undefined ? GENERATED_CHAIN_ENV : { FOLLOW_URL: follow }),
    },
  });
  await ready(child);
  const url = `http://127.0.0.1:${port}`;
  return { rpc: new JsonRpc(url), pid: child.pid!, url, openMs: openingTime(child), stop: () => stop(child) };
}

const startedAt = new WeakMap<ChildProcess, number>();

function openingTime(child: ChildProcess): number {
  return performance.now() - startedAt.get(child)!;
}

/**
 * Resolves when the process reports that it is ready. Time is measured from the program's start, including
 * loading.
 */
function ready(child: ChildProcess): Promise<void> {
  startedAt.set(child, performance.now());
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The node exited with code ${code}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Returns the resident memory on Linux, NaN elsewhere. */
export function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}
