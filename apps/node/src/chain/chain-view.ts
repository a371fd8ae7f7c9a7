import type { NodeStore } from '../state/node-store.ts';
import type { Block } from './block.ts';
import type { Clock } from './sealing/block-clock.ts';
import type { BlockIndex } from './block-index.ts';
import type { ForkSchedule } from './genesis/schedule.ts';

/** The part of a chain that reads and calls need: durable blocks and their state, without pool and sealer. */
export interface ChainView {
  readonly genesis: Block;
  /** The last durable block. */
  readonly head: Block;
  readonly chainId: number;
  readonly schedule: ForkSchedule;
  readonly blocks: BlockIndex;
  readonly nodes: NodeStore;
  readonly clock: Clock;
}
