import type { EVMResult, InterpreterStep, Message as EvmMessage } from '@ethereumjs/evm';
import type { BlockEnvironment } from '../../chain/block-environment.ts';
import type { Executable } from '../../chain/evm/apply-transaction.ts';
import type { WatchOpcode } from '../../chain/evm/opcode-watch.ts';
import type { Receipt } from '../../chain/logs/receipt.ts';
import type { Hex } from '../../encoding/hex.ts';
import type { WorldState } from '../../state/world-state.ts';

/** Where a traced transaction is in the chain. */
export interface TracePlace {
  readonly blockHash: Hex;
  readonly blockNumber: number;
  readonly transactionHash: Hex;
}

/** The subject of a trace: a transaction, or a call that runs like one. */
export interface TraceSubject {
  transaction: Executable;
  sender: Uint8Array;
  environment: BlockEnvironment;
  /** Missing for a call, which is in no block. */
  place?: TracePlace;
}

export interface TraceOutcome {
  /** Gas limit of the transaction. */
  gasLimit: bigint;
  receipt: Receipt;
  /** Result of the outermost frame. */
  result: EVMResult;
}

/** Observes one execution. `world` is its state: committed before it, changed after it. */
export interface Tracer {
  /** @param isPrecompiled whether the message runs a precompiled contract */
  onEnter?: (message: EvmMessage, isPrecompiled: boolean) => void;
  onExit?: (result: EVMResult) => void;
  onOpcode?: WatchOpcode;
  /** Called by the library for each opcode before its gas is charged; complete, but slow. */
  onStep?: (step: InterpreterStep) => void;
  /** Returns the trace in geth's format. */
  finish(outcome: TraceOutcome): unknown;
}

export type CreateTracer = (world: WorldState, subject: TraceSubject) => Tracer;
