import { z } from 'zod';
import { CallCancelledError, CallTooHeavyError, EvmFailureError } from '../chain/evm/call-budget.ts';
import { MissingNodeError } from '../state/node-store.ts';
import { TransactionRefusedError } from '../pool/errors.ts';
import type { Hex } from '../encoding/hex.ts';

/** Error codes of JSON-RPC 2.0 and of Ethereum nodes (EIP-1474, geth). */
export const RPC_CODE = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** All errors for which geth has no specific code. */
  server: -32000,
  notFound: -32001,
  limitExceeded: -32005,
  reverted: 3,
} as const;

/** An error as sent to the client. */
export class RpcError extends Error {
  override name = 'RpcError';
  readonly code: number;
  readonly data: Hex | undefined;

  constructor(code: number, message: string, data?: Hex) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const invalidParams = (message: string): RpcError => new RpcError(RPC_CODE.invalidParams, message);

/** Returns geth's error for a call that exceeded its time limit. */
export const timeoutError = (milliseconds: number): RpcError =>
  new RpcError(RPC_CODE.server, `execution aborted (timeout = ${milliseconds / 1000}s)`);

export const limitExceeded = (message: string): RpcError => new RpcError(RPC_CODE.limitExceeded, message);

function describeIssue(issue: z.core.$ZodIssue): string {
  const [index, ...rest] = issue.path;
  if (index !== undefined) {
    return `invalid argument ${String(index)}${rest.map((key) => `.${String(key)}`).join('')}: ${issue.message}`;
  }
  if (issue.code === 'too_big') return `too many arguments, want at most ${issue.maximum}`;
  return issue.message;
}

/** Converts a thrown value to its wire format; returns undefined for an unexpected one. */
export function toRpcError(error: unknown): RpcError | undefined {
  if (error instanceof RpcError) return error;
  if (error instanceof z.ZodError) return invalidParams(error.issues.map(describeIssue).join('; '));
  if (error instanceof TransactionRefusedError) return new RpcError(RPC_CODE.server, error.message);
  if (error instanceof CallTooHeavyError) return timeoutError(error.milliseconds);
  if (error instanceof CallCancelledError) return new RpcError(RPC_CODE.server, error.message);
  // The state is older than those retained; a method or the EVM itself read it.
  const reason = error instanceof EvmFailureError ? error.cause : error;
  if (reason instanceof MissingNodeError) return new RpcError(RPC_CODE.server, reason.message);
  return undefined;
}
