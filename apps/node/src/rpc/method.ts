import type { z } from 'zod';
import type { RpcClient } from './rpc-client.ts';
import type { Subscriber } from './subscriber.ts';

/** Information about the caller for a method. */
export interface RpcContext {
  /** Absent if this process itself makes the call. */
  client?: RpcClient;
  /** Aborted when the client no longer waits for the answer. */
  signal?: AbortSignal;
  /** Present on a WebSocket, which can receive notifications. */
  subscriber?: Subscriber;
}

export interface RpcMethod {
  /** Validates the positional parameters (throws ZodError) and returns the result. */
  call(params: unknown[], context: RpcContext): unknown;
}

export type RpcMethods = Record<string, RpcMethod>;

/** Creates a method with a schema for its positional parameters. */
export function method<Schema extends z.ZodType<readonly unknown[]>>(
  schema: Schema,
  handle: (params: z.output<Schema>, context: RpcContext) => unknown,
): RpcMethod {
  return { call: (params, context) => handle(schema.parse(params), context) };
}
