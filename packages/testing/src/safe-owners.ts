import { runSafe } from '@nova/contracts/scripts/safe';
import type { TestChain } from './test-chain.ts';
import { TEST_KEYS } from './test-keys.ts';

/** What `npm run safe` printed, and its exit code. */
export interface SafeRun {
  readonly code: number;
  readonly lines: readonly string[];
}

/** `npm run safe`; the pauser pays the gas, because owners of throwaway chains have no coins. @param args as they are typed */
export async function runSafeCommand(
  chain: Pick<TestChain, 'rpcUrl' | 'dataDir'>,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<SafeRun> {
  const lines: string[] = [];
  const given = { CHAIN_RPC_URL: chain.rpcUrl, NOVA_DATA_DIR: chain.dataDir };
  const source = { ...given, SAFE_SENDER_KEY: TEST_KEYS.pauser, ...env };
  const code = await runSafe(args, source, (line) => lines.push(line));
  return { code, lines };
}
