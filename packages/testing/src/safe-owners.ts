import { runSafe } from '@nova/contracts/scripts/safe';
import type { TestChain } from './test-chain.ts';
import { TEST_KEYS } from './test-keys.ts';

/** Output and exit code of `npm run safe`. */
export interface SafeRun {
  readonly code: number;
  readonly lines: readonly string[];
}

/**
 * Runs `npm run safe`; the pauser pays the gas, because owners of temporary chains have no coins.
 * @param args command-line arguments
 */
export async function runSafeCommand(
  chain: Pick<TestChain, 'rpcUrl' | 'dataDir'>,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<SafeRun> {
  const lines: string[] = [];
  const chainSource = { CHAIN_RPC_URL: chain.rpcUrl, NOVA_DATA_DIR: chain.dataDir };
  const source = { ...chainSource, SAFE_SENDER_KEY: TEST_KEYS.pauser, ...env };
  const code = await runSafe(args, source, (line) => lines.push(line));
  return { code, lines };
}
