import type { EVM } from '@ethereumjs/evm';
import type { WorldState } from '../../state/world-state.ts';
import type { Block } from '../block.ts';

/** Observes the executions of blocks, in which it must change nothing. */
export interface ExecutionWatcher {
  /** Called for each new EVM that will execute blocks on `world`. */
  attach(evm: EVM, world: WorldState): void;
  /** Called when the last execution has become a block, which may not be durable yet. */
  executed(block: Block): void;
}
