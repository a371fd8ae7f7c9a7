import type { ChainView } from '../../chain/chain-view.ts';
import { CallWorker, type CallWorkerData } from './call-worker.ts';
import { MAX_HEAVY_CALLS, MAX_HEAVY_CALLS_OF_CLIENT } from '../limits.ts';
import type { RpcContext } from '../method.ts';
import type { RpcClient } from '../rpc-client.ts';

/** Two threads for slow calls, so that the product's own calls never wait for those of the public. */
export class CallLanes {
  readonly #workers: Record<RpcClient['lane'], CallWorker>;

  constructor(chain: ChainView, data: CallWorkerData) {
    this.#workers = {
      internal: new CallWorker(chain, data, MAX_HEAVY_CALLS),
      public: new CallWorker(chain, data, MAX_HEAVY_CALLS_OF_CLIENT),
    };
  }

  /**
   * Runs a call on the thread of its client's lane.
   * @throws RpcError
   */
  run(method: string, params: unknown[], context: RpcContext): Promise<unknown> {
    return this.#workers[context.client?.lane ?? 'public'].run(method, params, context);
  }

  /** Starts the public thread; the other one starts with its first call. */
  warmUp(): void {
    this.#workers.public.warmUp();
  }

  async finish(): Promise<void> {
    await Promise.all(Object.values(this.#workers).map((worker) => worker.finish()));
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#workers).map((worker) => worker.close()));
  }
}
