import type { Hex } from 'viem';
import { z } from 'zod';
import { RPC_CODES, type RpcRequest } from '../json-rpc.ts';

/** Sends calls to the node in one request; null while the node is overloaded. */
export type CallNode = (calls: readonly RpcRequest[]) => Promise<object[] | null>;

/** A refusal that the caller gets as the error of the call. */
export class BundlerError extends Error {
  override readonly name = 'BundlerError';
  readonly code: number;
  readonly data: Hex | object | undefined;

  constructor(code: number, message: string, data?: Hex | object) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

const answerSchema = z.looseObject({
  result: z.unknown().optional(),
  error: z
    .looseObject({ code: z.number(), message: z.string().default('') })
    .optional()
    .catch(undefined),
});

/** The node's engine does not have a method. */
export class MethodMissingError extends Error {
  override readonly name = 'MethodMissingError';
}

/**
 * Sends calls to the node and returns their results.
 * @throws BundlerError if one of them has none; MethodMissingError if the engine does not have its method
 */
export async function queryNode(
  callNode: CallNode,
  calls: readonly { readonly method: string; readonly params: readonly unknown[] }[],
): Promise<unknown[]> {
  const answers = await callNode(calls.map((call) => ({ jsonrpc: '2.0', id: 0, ...call })));
  if (answers === null) {
    const message = 'Too many calls at once. Wait for the responses, then send more.';
    throw new BundlerError(RPC_CODES.limitExceeded, message);
  }
  return answers.map((answer) => {
    const { result, error } = answerSchema.parse(answer);
    if (result !== undefined) return result;
    if (error?.code === RPC_CODES.methodNotFound) throw new MethodMissingError();
    if (error?.code === RPC_CODES.invalidParams) throw new BundlerError(error.code, error.message);
    const message = "The chain node isn't responding right now. Please try again in a moment.";
    throw new BundlerError(RPC_CODES.unavailable, message);
  });
}
