import type { z } from 'zod';
import type { RpcClient } from './rpc-client.ts';
import type { Subscriber } from './subscriber.ts';

/** What a method may know about its caller. */
export interface RpcContext {
  /** Absent for a call of this process itself. */
  client?: RpcClient;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** Present on a WebSocket: somebody who can be told things later. */
  subscriber?: Subscriber;
}

export interface RpcMethod {
  /** Checks the positional parameters (throws ZodError) and answers. */
  call(params: unknown[], context: RpcContext): unknown;
}

export type RpcMethods = Record<string, RpcMethod>;

/** A method with the schema of its positional parameters. */
export function method<Schema extends z.ZodType<readonly unknown[]>>(
  schema: Schema,
  handle: (params: z.output<Schema>, context: RpcContext) => unknown,
): RpcMethod {
  return { call: (params, context) => handle(schema.parse(params), context) };
}
