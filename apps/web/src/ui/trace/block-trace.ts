import type { Block } from '@nova/shared/explorer/schemas';
import type { TraceShape } from './trace-path.ts';
import { traceKindOf, type TraceKind } from './trace-kinds.ts';

/**
 * Returns the trace of a block: its action, or two small
 * spikes in the text color for a transaction without one.
 */
export function traceOfBlock(block: Pick<Block, 'hash' | 'action'>): TraceShape & { isAction: boolean } {
  const { action } = block;
  if (!action)
    return { kind: 'transfer' satisfies TraceKind, points: 0, blockHash: block.hash, isAction: false };
  return {
    kind: traceKindOf(action.action_key),
    points: action.points,
    blockHash: block.hash,
    isAction: true,
  };
}
