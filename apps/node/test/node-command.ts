import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runArguments } from '@nova/runtime/run-source';
import { deployer, VALIDATOR_KEY } from './test-node.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Variables that a follower's environment lacks. */
export const NO_VALIDATOR = { VALIDATOR_KEY: undefined, GENESIS_DEPLOYER: undefined };

/** Runs the node's program with arguments to completion. */
export async function runNodeCommand(
  dataDir: string,
  ...args: string[]
): Promise<{ code: number | null; output: string; errorText: string }> {
  const child = spawn(process.execPath, [...runArguments(main), ...args], {
    env: {
      NOVA_DATA_DIR: dataDir,
      NODE_PORT: '0',
      VALIDATOR_KEY,
      GENESIS_DEPLOYER: deployer.address,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errorText = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (errorText += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errorText };
}
