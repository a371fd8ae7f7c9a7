import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFoundryBinary } from '../scripts/forge/foundry-binary.ts';

/** A temporary chain for one test file. */
export interface Anvil {
  rpcUrl: string;
  stop(): Promise<void>;
}

/** Key of anvil's first, publicly known account, which holds 10,000 coins. */
export const ANVIL_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

/** Starts anvil on a free port. */
export async function startAnvil(args: string[] = []): Promise<Anvil> {
  const anvil = spawn(findFoundryBinary('anvil'), ['--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(anvil, 'exit');
  const rpcUrl = await Promise.race([
    readRpcUrl(createInterface({ input: anvil.stdout })),
    exited.then(([code]) => {
      throw new Error(`anvil ended with code ${code} before it listened`);
    }),
  ]);
  anvil.stdout.resume();
  return {
    rpcUrl,
    async stop() {
      // SIGKILL is safe, because it has no data to keep, and a SIGTERM during a reorg can leave it running.
      anvil.kill('SIGKILL');
      await exited;
    },
  };
}

async function readRpcUrl(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /^Listening on (\S+)/.exec(line)?.[1];
    if (address) return `http://${address}`;
  }
  throw new Error('anvil ended without saying where it listens');
}
