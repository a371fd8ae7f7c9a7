import type { EVM } from '@ethereumjs/evm';
import type { NodeStore } from '../../state/node-store.ts';
import type { StoredNode } from '../../state/trie-node.ts';
import { WorldState } from '../../state/world-state.ts';
import { type CallBudget, CallMeter, EvmFailureError } from './call-budget.ts';
import type { ChainView } from '../chain-view.ts';
import { createChainEvm, createChainRules } from './evm.ts';
import type { Fork } from '../genesis/schedule.ts';
import { type WatchOpcode, watchOpcodes } from './opcode-watch.ts';

/** An EVM with its own state for simulations. */
export interface Bench {
  evm: EVM;
  world: WorldState;
  /** Called before every opcode while it is set. */
  watch: WatchOpcode | undefined;
}

/** A simulation EVM whose state can be committed. */
export interface ScratchBench extends Bench {
  nodes: NodeStore;
  /** Undoes moves of precompiled contracts by state overrides, which last for one block. */
  restorePrecompiles: () => void;
}

interface MeteredBench extends Bench {
  meter: CallMeter;
}

/** State and rules of a simulation. */
export interface CallPosition {
  state: StoredNode;
  fork: Fork;
}

const MAX_IDLE = 4;

/** A pool of EVMs for `eth_call` and similar methods, because creating one costs more than most calls. */
export class CallEvms {
  readonly #idle = new Map<Fork, MeteredBench[]>();
  readonly #chain: ChainView;
  readonly #budget: CallBudget;

  constructor(chain: ChainView, budget: CallBudget) {
    this.#chain = chain;
    this.#budget = budget;
  }

  /**
   * Runs `work` on a block's state by the rules of a fork and discards all changes.
   * @throws CallTooHeavyError when it exceeds the budget or `milliseconds`, whichever is less
   */
  async use<T>(
    { state, fork }: CallPosition,
    work: (bench: Bench) => Promise<T>,
    milliseconds?: number,
  ): Promise<T> {
    const idle = this.#idleOf(fork);
    const bench = idle.pop() ?? (await this.#create(fork));
    bench.world.reset(state);
    bench.meter.start(milliseconds);
    const precompiles = [...bench.evm.precompiles];
    let isSound = true;
    try {
      return await work(bench);
    } catch (error) {
      isSound = !(error instanceof EvmFailureError);
      throw error;
    } finally {
      if (isSound && idle.length < MAX_IDLE) {
        bench.watch = undefined;
        bench.evm.events.removeAllListeners();
        restore(bench.evm.precompiles, precompiles);
        bench.world.reset(state);
        bench.evm.journal.cleanJournal();
        bench.evm.transientStorage.clear();
        idle.push(bench);
      }
    }
  }

  /** Like `use`, on a state that can be committed block by block but is never written to disk. */
  async useScratch<T>({ state, fork }: CallPosition, work: (bench: ScratchBench) => Promise<T>): Promise<T> {
    const nodes = this.#chain.nodes.createScratch();
    const bench = await this.#create(fork, new WorldState(nodes, state));
    bench.meter.start();
    const precompiles = [...bench.evm.precompiles];
    const restorePrecompiles = () => restore(bench.evm.precompiles, precompiles);
    return work(Object.assign(bench, { nodes, restorePrecompiles }));
  }

  #idleOf(fork: Fork): MeteredBench[] {
    const idle = this.#idle.get(fork) ?? [];
    this.#idle.set(fork, idle);
    return idle;
  }

  async #create(fork: Fork, world = new WorldState(this.#chain.nodes)): Promise<MeteredBench> {
    const { chainId, blocks } = this.#chain;
    const evm = await createChainEvm(
      createChainRules(chainId, fork),
      world,
      (number) => blocks.byNumber(number)?.hash,
    );
    const meter = new CallMeter(evm, this.#budget);
    const bench: MeteredBench = { evm, world, meter, watch: undefined };
    watchOpcodes(evm, (opcode, runState) => bench.watch?.(opcode, runState));
    return bench;
  }
}

/** Restores the precompiled contracts, which state overrides may have moved. */
function restore<Key, Value>(map: Map<Key, Value>, entries: [Key, Value][]): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}
