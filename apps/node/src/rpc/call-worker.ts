import type { ChainView } from '../chain/chain-view.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Hex } from '../encoding/hex.ts';
import { limitExceeded, RPC_CODE, RpcError, timeoutError } from './errors.ts';
import { RawJson } from './raw-json.ts';
import { CALL_TIMEOUT_MS, LAST_ANSWER_MS, MAX_HEAVY_CALLS } from './limits.ts';

/** What the worker needs to read the chain of this process. */
export interface CallWorkerData {
  folder: string;
  chainId: number;
  gasCap: bigint;
}

export interface CallWorkerRequest {
  id: number;
  method: string;
  params: unknown[];
  /** Number of the durable head at which the question was asked. */
  head: number;
  now: number;
}

/** The first message of the thread, once it can take requests. */
export const CALL_THREAD_READY = 'ready';

export type CallWorkerAnswer =
  /** The result as JSON: writing a large one is the thread's work too. */
  | { id: number; json: string }
  | { id: number; error: { code: number; message: string; data?: Hex } }
  | { id: number; fault: string };

/**
 * A precompiled contract looks at no clock: a call that is in one gets this much more before its thread is
 * ended.
 */
const GRACE_MS = 5_000;
const POLL_MS = 10;

interface Pending {
  request: CallWorkerRequest;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A second thread for calls and traces that take long, so that sealing never waits behind one. It reads the
 * same store, is started with the first such call, and answers one after another.
 */
export class CallWorker {
  readonly #chain: ChainView;
  readonly #data: CallWorkerData;
  readonly #queue: Pending[] = [];
  #worker: Worker | null = null;
  /** The time of a call does not run while its thread is still loading, which a busy machine draws out. */
  #isReady = false;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 0;
  #refusing = false;
  #closed = false;

  constructor(chain: ChainView, data: CallWorkerData) {
    this.#chain = chain;
    this.#data = data;
  }

  /** Answers as the method would on this thread. Throws RpcError. */
  run(method: string, params: unknown[]): Promise<unknown> {
    if (this.#refusing || this.#closed) throw new RpcError(RPC_CODE.server, 'the node is shutting down');
    if (this.#queue.length >= MAX_HEAVY_CALLS) throw limitExceeded('too many heavy calls at once');
    const head = this.#chain.head.header.number;
    const request = { id: this.#nextId++, method, params, head, now: this.#chain.clock() };
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      if (this.#queue.length === 1) this.#next();
    });
  }

  /** Takes no further call, and ends when those at work are answered or have had their time. */
  async finish(): Promise<void> {
    this.#refusing = true;
    const end = performance.now() + LAST_ANSWER_MS / 2;
    while (this.#queue.length > 0 && performance.now() < end) await sleep(POLL_MS);
    await this.close();
  }

  /** Ends the thread; what it was asked is answered by an error. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
    for (const { reject } of this.#queue.splice(0)) {
      reject(new RpcError(RPC_CODE.server, 'the node is shutting down'));
    }
  }

  /** Has the thread ready before the first call needs it; starting it takes a second of another core. */
  warmUp(): void {
    if (this.#refusing || this.#closed || this.#worker !== null) return;
    this.#worker = this.#start();
    this.#worker.unref();
  }

  #next(): void {
    const next = this.#queue[0];
    if (next === undefined) {
      this.#worker?.unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    if (this.#isReady) this.#startTimer();
    this.#worker.postMessage(next.request, []);
  }

  #startTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), CALL_TIMEOUT_MS + GRACE_MS);
  }

  #start(): Worker {
    this.#isReady = false;
    const worker = new Worker(new URL('./start-call-thread.mjs', import.meta.url), {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.on('message', (answer: CallWorkerAnswer | typeof CALL_THREAD_READY) => {
      if (worker !== this.#worker) return;
      if (answer !== CALL_THREAD_READY) this.#answered(answer);
      else {
        this.#isReady = true;
        if (this.#queue.length > 0) this.#startTimer();
      }
    });
    worker.on('error', (error) => this.#broken(worker, error));
    return worker;
  }

  #answered(answer: CallWorkerAnswer): void {
    const { request, resolve, reject } = this.#queue[0]!;
    if (answer.id !== request.id) return;
    this.#done();
    if ('json' in answer) resolve(new RawJson(answer.json));
    else if ('error' in answer)
      reject(new RpcError(answer.error.code, answer.error.message, answer.error.data));
    else reject(new Error(`the thread for heavy calls failed: ${answer.fault}`));
    this.#next();
  }

  /** The thread looks at no clock any more: it is ended, and a new one goes on. */
  #giveUp(): void {
    const worker = this.#worker;
    this.#worker = null;
    const { reject } = this.#queue[0]!;
    this.#done();
    void worker?.terminate();
    reject(timeoutError(CALL_TIMEOUT_MS));
    this.#next();
  }

  /** The thread died, of too little memory as a rule. */
  #broken(worker: Worker, error: unknown): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    const pending = this.#queue[0];
    if (pending === undefined) return;
    this.#done();
    pending.reject(new RpcError(RPC_CODE.server, `execution aborted (${(error as Error).message})`));
    this.#next();
  }

  #done(): void {
    clearTimeout(this.#timer);
    this.#queue.shift();
  }
}
