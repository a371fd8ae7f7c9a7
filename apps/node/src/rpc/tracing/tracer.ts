import type { EVMResult, InterpreterStep, Message as EvmMessage } from '@ethereumjs/evm';
import type { BlockEnvironment } from '../../chain/block-environment.ts';
import type { Executable } from '../../chain/evm/apply-transaction.ts';
import type { WatchOpcode } from '../../chain/evm/opcode-watch.ts';
import type { Receipt } from '../../chain/logs/receipt.ts';
import type { WorldState } from '../../state/world-state.ts';

/** What is traced: a transaction or a call that is run like one. */
export interface TraceSubject {
  transaction: Executable;
  sender: Uint8Array;
  environment: BlockEnvironment;
}

export interface TraceOutcome {
  receipt: Receipt;
  /** What the outermost frame ended with. */
  result: EVMResult;
}

/** Follows one execution. `world` is the state it runs on: committed before it, changed after it. */
export interface Tracer {
  onEnter?: (message: EvmMessage) => void;
  onExit?: (result: EVMResult) => void;
  onOpcode?: WatchOpcode;
  /** As the library tells of each opcode before its gas is paid: complete, and slow. */
  onStep?: (step: InterpreterStep) => void;
  /** The trace as geth answers it. */
  finish(outcome: TraceOutcome): unknown;
}

export type CreateTracer = (world: WorldState, subject: TraceSubject) => Tracer;
