import type { ChainView } from '../../chain/chain-view.ts';
import type { ForkSchedule } from '../../chain/genesis/schedule.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { compiledCopyOf } from '@nova/runtime/run-source';
import type { Hex } from '../../encoding/hex.ts';
import { FairQueue } from '../fair-queue.ts';
import type { RpcContext } from '../method.ts';
import { limitExceeded, RPC_CODE, RpcError, timeoutError } from '../errors.ts';
import { RawJson } from '../format/raw-json.ts';
import { CALL_TIMEOUT_MS, LAST_ANSWER_MS, MAX_HEAVY_CALLS } from '../limits.ts';

/** The data with which the worker reads the chain of this process. */
export interface CallWorkerData {
  folder: string;
  chainId: number;
  schedule: ForkSchedule;
  gasCap: bigint;
}

/** The worker's data, including shared memory for the ID of a call to abort. */
export interface CallThreadData extends CallWorkerData {
  cancelled: Int32Array;
}

export interface CallWorkerRequest {
  id: number;
  method: string;
  params: unknown[];
  /** Number of the durable head at the time of the request. */
  head: number;
  now: number;
}

/** The thread's first message, sent once it can accept requests. */
export const CALL_THREAD_READY = 'ready';

export type CallWorkerAnswer =
  /** The result as JSON, because the thread also serializes large results. */
  | { id: number; json: string }
  | { id: number; error: { code: number; message: string; data?: Hex } }
  | { id: number; crash: string };

/**
 * Milliseconds after which a thread is terminated if it does not check its clock (during one huge opcode).
 */
const GRACE_MS = 1_000;
/** A canceled call ends within milliseconds; after this time its thread is terminated. */
const CANCEL_GRACE_MS = 250;
const POLL_MS = 10;
const THREAD =
  compiledCopyOf(new URL('./call-thread.ts', import.meta.url)) ??
  new URL('./start-call-thread.mjs', import.meta.url);
/** Key of calls that this process makes itself. */
const OWN_KEY = 'own';

interface Pending {
  key: string;
  request: CallWorkerRequest;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

const cancelledError = (): RpcError => new RpcError(RPC_CODE.server, 'the call was cancelled');
const closingError = (): RpcError => new RpcError(RPC_CODE.server, 'the node is shutting down');

/**
 * A thread for slow calls and traces, so that sealing never waits for one. It reads the same store, starts
 * with the first such call and processes one at a time, round robin by client.
 */
export class CallWorker {
  readonly #chain: ChainView;
  readonly #data: CallThreadData;
  readonly #queue = new FairQueue<Pending>();
  readonly #perClient: number;
  #current: Pending | null = null;
  #worker: Worker | null = null;
  /** The time limit of a call starts only when its thread has loaded, which takes a long time on a busy machine. */
  #isReady = false;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 1;
  #refusing = false;
  #closed = false;

  /** Each client may have `perClient` calls running or waiting at once. */
  constructor(chain: ChainView, data: CallWorkerData, perClient: number) {
    this.#chain = chain;
    this.#data = { ...data, cancelled: new Int32Array(new SharedArrayBuffer(4)) };
    this.#perClient = perClient;
  }

  /**
   * Returns the result that the method would return on this thread.
   * @throws RpcError
   */
  run(method: string, params: unknown[], { client, signal }: RpcContext = {}): Promise<unknown> {
    if (this.#refusing || this.#closed) throw closingError();
    if (signal?.aborted === true) throw cancelledError();
    const key = client?.key ?? OWN_KEY;
    const ofClient = this.#queue.countOf(key) + (this.#current?.key === key ? 1 : 0);
    if (ofClient >= this.#perClient) throw limitExceeded('too many heavy calls at once');
    // If the queue is full, the newest call of the busiest client group makes room for groups with fewer
    // calls.
    if (this.#count >= MAX_HEAVY_CALLS) {
      const dropped = this.#queue.dropOfMost(this.#queue.countNear(key) + 1);
      if (dropped === undefined) throw limitExceeded('too many heavy calls at once');
      dropped.reject(limitExceeded('too many heavy calls at once'));
    }
    const head = this.#chain.head.header.number;
    const request = { id: this.#nextId++, method, params, head, now: this.#chain.clock() };
    return new Promise((resolve, reject) => {
      const pending = { key, request, resolve, reject };
      const cancel = (): void => this.#cancel(pending);
      signal?.addEventListener('abort', cancel, { once: true });
      const end = (): void => signal?.removeEventListener('abort', cancel);
      pending.resolve = (result) => (end(), resolve(result));
      pending.reject = (error) => (end(), reject(error));
      this.#queue.push(key, pending);
      if (this.#current === null) this.#next();
    });
  }

  /** Accepts no further calls; resolves when the pending ones are answered or timed out. */
  async finish(): Promise<void> {
    this.#refusing = true;
    const end = performance.now() + LAST_ANSWER_MS / 2;
    while (this.#count > 0 && performance.now() < end) await sleep(POLL_MS);
    await this.close();
  }

  /** Terminates the thread; pending calls fail. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
    this.#current?.reject(closingError());
    this.#current = null;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      next.reject(closingError());
    }
  }

  /** Starts the thread in advance; the start takes a second on another core. */
  warmUp(): void {
    if (this.#refusing || this.#closed || this.#worker !== null) return;
    this.#worker = this.#start();
    this.#worker.unref();
  }

  get #count(): number {
    return this.#queue.size + (this.#current === null ? 0 : 1);
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next === undefined) {
      this.#worker?.unref();
      return;
    }
    this.#current = next;
    this.#worker ??= this.#start();
    this.#worker.ref();
    if (this.#isReady) this.#startTimer(CALL_TIMEOUT_MS + GRACE_MS);
    this.#worker.postMessage(next.request, []);
  }

  #startTimer(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#abort(), milliseconds);
  }

  #cancel(pending: Pending): void {
    pending.reject(cancelledError());
    if (this.#queue.remove(pending.key, pending) || this.#current !== pending) return;
    Atomics.store(this.#data.cancelled, 0, pending.request.id);
    if (this.#isReady) this.#startTimer(CANCEL_GRACE_MS);
  }

  #start(): Worker {
    this.#isReady = false;
    const worker = new Worker(THREAD, {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.on('message', (answer: CallWorkerAnswer | typeof CALL_THREAD_READY) => {
      if (worker !== this.#worker) return;
      if (answer !== CALL_THREAD_READY) this.#answered(answer);
      else {
        this.#isReady = true;
        if (this.#current !== null) this.#startTimer(CALL_TIMEOUT_MS + GRACE_MS);
      }
    });
    worker.on('error', (error) => this.#broken(worker, error));
    return worker;
  }

  #answered(answer: CallWorkerAnswer): void {
    if (answer.id !== this.#current?.request.id) return;
    const { resolve, reject } = this.#finishCurrent(this.#current);
    if ('json' in answer) resolve(new RawJson(answer.json));
    else if ('error' in answer)
      reject(new RpcError(answer.error.code, answer.error.message, answer.error.data));
    else reject(new Error(`the thread for heavy calls failed: ${answer.crash}`));
    this.#next();
  }

  /** Terminates a thread that no longer responds; a new one replaces it. */
  #abort(): void {
    const worker = this.#worker;
    if (this.#current === null) return;
    this.#worker = null;
    void worker?.terminate();
    this.#finishCurrent(this.#current).reject(timeoutError(CALL_TIMEOUT_MS));
    this.#next();
  }

  /** Handles a crash of the thread, usually because it ran out of memory. */
  #broken(worker: Worker, error: unknown): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    if (this.#current === null) return;
    const message = `execution aborted (${(error as Error).message})`;
    this.#finishCurrent(this.#current).reject(new RpcError(RPC_CODE.server, message));
    this.#next();
  }

  #finishCurrent(current: Pending): Pending {
    clearTimeout(this.#timer);
    this.#current = null;
    return current;
  }
}
