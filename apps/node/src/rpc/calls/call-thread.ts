import { parentPort, workerData } from 'node:worker_threads';
import { BlockIndex } from '../../chain/block-index.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import { NodeStore } from '../../state/node-store.ts';
import { openChainStore } from '../../store/chain-store.ts';
import {
  CALL_THREAD_READY,
  type CallWorkerAnswer,
  type CallThreadData,
  type CallWorkerRequest,
} from './call-worker.ts';
import { toRpcError } from '../errors.ts';
import { createHeavyMethods } from './heavy-methods.ts';
import { CALL_TIMEOUT_MS } from '../limits.ts';

const { folder, chainId, schedule, gasCap, cancelled } = workerData as CallThreadData;
const store = await openChainStore(folder);
const blocks = new BlockIndex(store);

/** The chain at the time of the current request. */
const currentCall = { id: 0, head: 0, now: 0 };
const view: ChainView = {
  chainId,
  blocks,
  genesis: blocks.byNumber(0)!,
  schedule,
  nodes: new NodeStore(store),
  clock: () => currentCall.now,
  get head() {
    return blocks.byNumber(currentCall.head)!;
  },
};
const methods = createHeavyMethods(view, {
  budget: {
    milliseconds: CALL_TIMEOUT_MS,
    allowsHeavyPrecompiles: true,
    isCancelled: () => Atomics.load(cancelled, 0) === currentCall.id,
  },
  gasCap,
});

async function answer({ id, method, params, head, now }: CallWorkerRequest): Promise<CallWorkerAnswer> {
  Object.assign(currentCall, { id, head, now });
  try {
    return { id, json: JSON.stringify((await methods[method]!.call(params, {})) ?? null) };
  } catch (error) {
    const wire = toRpcError(error);
    if (wire === undefined) return { id, crash: String((error as Error).stack ?? error) };
    const { code, message, data } = wire;
    return { id, error: { code, message, ...(data !== undefined && { data }) } };
  }
}

parentPort!.on('message', async (request: CallWorkerRequest) => {
  parentPort!.postMessage(await answer(request), []);
});
parentPort!.postMessage(CALL_THREAD_READY, []);
