import type { EVM, EVMResult, Message as EvmMessage } from '@ethereumjs/evm';
import { LRUCache } from 'lru-cache';
import type { Block } from '../../chain/block.ts';
import type { ExecutionWatcher } from '../../chain/evm/execution-watcher.ts';
import { watchCallOpcodes } from '../../chain/evm/opcode-watch.ts';
import { bytesToHex } from '../../encoding/hex.ts';
import type { WorldState } from '../../state/world-state.ts';
import { CALL_TREE, type CallFrame, CallTracer } from './call-tracer.ts';

/** Maximum memory of all traces, and of one, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_TRACE_BYTES = 64 * 1024;
/** Approximate memory of a frame in bytes, without its input and output. */
const FRAME_BYTES = 1_024;

/** The call tree of the running transaction. */
interface Recording {
  tracer: CallTracer;
  bytes: number;
  /** Result of the outermost call, once it has ended. */
  result?: EVMResult;
}

/**
 * The call trees of the newest blocks, recorded while they were executed. The explorer reads the tree of every
 * transaction as soon as its block is sealed; executing it again costs several times as much as the first time,
 * because the state before the block must be read from disk. Failed and large transactions are not recorded.
 */
export class RecentCallTraces implements ExecutionWatcher {
  readonly #traces = new LRUCache<string, { tree: CallFrame; bytes: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  #recording: Recording | undefined;

  attach(evm: EVM, world: WorldState): void {
    const { events } = evm;
    events.on('beforeMessage', (message) => this.#enter(message, world));
    events.on('afterMessage', (result) => this.#exit(result));
    watchCallOpcodes(evm, (opcode, state) => this.#recording?.tracer.onOpcode(opcode, state));
  }

  executed({ hash, body }: Block): void {
    const recording = this.#recording;
    this.#recording = undefined;
    if (recording?.result === undefined || body === null) return;
    const { tracer, bytes, result } = recording;
    const { transaction, receipt } = body;
    const tree = tracer.finish({ gasLimit: transaction.gasLimit, receipt, result });
    this.#traces.set(bytesToHex(hash), { tree, bytes });
  }

  /** Returns geth's call tree of a block's only transaction, or undefined if it was not recorded. */
  find(blockHash: Uint8Array): CallFrame | undefined {
    return this.#traces.get(bytesToHex(blockHash))?.tree;
  }

  #enter(message: EvmMessage, world: WorldState): void {
    if (message.depth === 0) this.#recording = { tracer: new CallTracer(world, CALL_TREE), bytes: 0 };
    this.#grow(message.data.length);
    this.#recording?.tracer.onEnter(message);
  }

  #exit(result: EVMResult): void {
    const { exceptionError, returnValue } = result.execResult;
    // Errors of the library are worded differently than those of an EVM that traces.
    if (exceptionError !== undefined) this.#recording = undefined;
    this.#grow(returnValue.length);
    const recording = this.#recording;
    if (recording === undefined) return;
    recording.tracer.onExit(result);
    recording.result = result;
  }

  /** Ends the recording if it becomes too large. */
  #grow(bytes: number): void {
    const recording = this.#recording;
    if (recording === undefined) return;
    // Bytes are stored as hex digits.
    recording.bytes += FRAME_BYTES + bytes * 2;
    if (recording.bytes > MAX_TRACE_BYTES) this.#recording = undefined;
  }
}
