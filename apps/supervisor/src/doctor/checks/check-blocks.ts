import { type Finding, ok, warning } from '../finding.ts';
import type { ChainFacts } from '../read-chain.ts';

/** Number of recent blocks to examine: a batch size that every engine accepts. */
const LOOKED_AT = 50;

/** Checks whether the engine puts one transaction into each block, as Nova's pages state. */
export async function checkBlocks({ rpc, head }: ChainFacts): Promise<Finding[]> {
  const first = Math.max(1, head - LOOKED_AT + 1);
  const calls = Array.from({ length: Math.max(0, head - first + 1) }, (_, index) => ({
    method: 'eth_getBlockTransactionCountByNumber',
    params: [`0x${(first + index).toString(16)}`],
  }));
  const counts = (await rpc.batch<string | null>(calls)).map(Number);
  const most = Math.max(0, ...counts);
  if (most <= 1) return [ok('engine blocks', 'No block of the newest 50 has more than one transaction.')];
  return [
    warning(
      'engine blocks',
      `This engine puts up to ${most} transactions into a block, so it does not seal one block per action.`,
      'Use an engine with one transaction per block: Nova’s own node or engines/cometbft.',
    ),
  ];
}
