import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runArguments } from '@nova/runtime/run-source';
import { deployer, VALIDATOR_KEY } from './test-node.ts';

/** The node's own description once it serves. */
interface Info {
  url: string;
  wsUrl: string;
  chainId: number;
  genesisHash: string;
  head: { number: number; hash: string };
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface NodeProcess {
  child: ChildProcess;
  ready: Info;
  /** Resolves with the exit code or the signal. */
  exited: Promise<number | string | null>;
}

/** Returns the environment that a supervisor passes to the node; a change to undefined omits the variable. */
function environment(dataDir: string, change: Record<string, string | undefined>): NodeJS.ProcessEnv {
  return {
    NOVA_DATA_DIR: dataDir,
    NODE_PORT: '0',
    VALIDATOR_KEY,
    GENESIS_DEPLOYER: deployer.address,
    LOG_LEVEL: 'error',
    ...change,
  };
}

function spawnNode(dataDir: string, change: Record<string, string | undefined>): ChildProcess {
  return spawn(process.execPath, runArguments(main), {
    env: environment(dataDir, change),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function exitOf(child: ChildProcess): Promise<number | string | null> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return code ?? signal;
}

function readyOf(child: ChildProcess): Promise<Info> {
  return new Promise((resolve) => {
    child.on('message', (message: { type: string; info: Info }) => {
      if (message.type === 'ready') resolve(message.info);
    });
  });
}

/** Starts the real process and waits until it serves. */
export async function startNodeProcess(
  dataDir: string,
  change: Record<string, string | undefined> = {},
): Promise<NodeProcess> {
  const child = spawnNode(dataDir, change);
  const exited = exitOf(child);
  const ready = readyOf(child);
  const failed = exited.then((code) => Promise.reject(new Error(`the node ended with ${code}`)));
  const info = await Promise.race([ready, failed]);
  failed.catch(() => {});
  return { child, ready: info, exited };
}

/** Starts the real process, expects it to fail and returns its error message. */
export async function runFailingNode(
  dataDir: string,
  change: Record<string, string | undefined> = {},
): Promise<{ code: number | string | null; sentence: string }> {
  const child = spawnNode(dataDir, change);
  const firstMessage = once(child, 'message') as Promise<
    [{ type: string; message?: string; reason?: string }]
  >;
  const code = await exitOf(child);
  const [{ message, reason }] = await firstMessage;
  return { code, sentence: message ?? reason ?? '' };
}
