import { z } from 'zod';
import { invalidParams } from './errors.ts';
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
  const isRequired = listRequired(schema);
  return {
    call(params, context) {
      const missing = isRequired.findIndex((required, index) => required && isAbsent(params[index]));
      // Tools recognize geth's words for it, with the place of the argument.
      if (missing !== -1) throw invalidParams(`missing value for required argument ${missing}`);
      return handle(schema.parse(params), context);
    },
  };
}

/** Returns for each parameter whether a call needs a value; null counts as none, as in geth. */
function listRequired(schema: z.ZodType): readonly boolean[] {
  if (!(schema instanceof z.ZodTuple)) return [];
  return schema.def.items.map((item) => ![undefined, null].some((none) => z.safeParse(item, none).success));
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
