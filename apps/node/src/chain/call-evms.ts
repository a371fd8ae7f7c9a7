import type { Common } from '@ethereumjs/common';
import type { EVM } from '@ethereumjs/evm';
import type { NodeStore } from '../state/node-store.ts';
import type { StoredNode } from '../state/trie-node.ts';
import { WorldState } from '../state/world-state.ts';
import { type BlockHashes, createChainEvm } from './evm.ts';

/** An EVM with a state of its own, to try things on. */
export interface Bench {
  evm: EVM;
  world: WorldState;
}

/** The EVM itself failed, which it never does on its own rules; its checkpoints may be out of step. */
export class EvmFaultError extends Error {
  override name = 'EvmFaultError';
}

const MAX_IDLE = 4;

/** EVMs for eth_call and its kin. Making one costs more than most calls, so they are used again. */
export class CallEvms {
  readonly #idle: Bench[] = [];
  readonly #common: Common;
  readonly #nodes: NodeStore;
  readonly #blockHashes: BlockHashes;

  constructor(common: Common, nodes: NodeStore, blockHashes: BlockHashes) {
    this.#common = common;
    this.#nodes = nodes;
    this.#blockHashes = blockHashes;
  }

  /** Runs `work` on a block's state. Whatever it changes is forgotten afterwards. */
  async use<T>(state: StoredNode, work: (bench: Bench) => Promise<T>): Promise<T> {
    const bench = this.#idle.pop() ?? (await this.#create());
    bench.world.reset(state);
    let isSound = true;
    try {
      return await work(bench);
    } catch (error) {
      isSound = !(error instanceof EvmFaultError);
      throw error;
    } finally {
      bench.world.changes.clear();
      bench.evm.journal.cleanJournal();
      if (isSound && this.#idle.length < MAX_IDLE) this.#idle.push(bench);
    }
  }

  async #create(): Promise<Bench> {
    const world = new WorldState(this.#nodes);
    return { world, evm: await createChainEvm(this.#common, world, this.#blockHashes) };
  }
}
