import { z } from 'zod';

const idSchema = z.union([z.string().max(100), z.number(), z.null()]);
export const callSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  /** A notification has none: nobody waits for its answer. */
  id: idSchema.optional(),
  method: z.string().max(100),
});
export type RpcRequest = z.infer<typeof callSchema>;
export type RpcId = z.infer<typeof idSchema>;

export interface RpcError {
  readonly jsonrpc: '2.0';
  readonly id: RpcId;
  readonly error: { readonly code: number; readonly message: string };
}

/** Codes of JSON-RPC 2.0, and -32005 as nodes use it for limits (EIP-1474). */
export const RPC_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  internal: -32603,
  unavailable: -32002,
  limitExceeded: -32005,
} as const;

export function toRpcError(id: RpcId | undefined, code: number, message: string): RpcError {
  return { jsonrpc: '2.0', id: id ?? null, error: { code, message } };
}

/** True for a call that is not answered: it carries no id. */
export const isNotification = (value: unknown): boolean =>
  callSchema.safeParse(value).success && !Object.hasOwn(value as object, 'id');

/** The id of whatever was sent, where it has one that can be given back. */
export function idOf(value: unknown): RpcId {
  const parsed = z.looseObject({ id: idSchema }).safeParse(value);
  return parsed.success ? parsed.data.id : null;
}

export function isRpcError(checked: RpcRequest | RpcError): checked is RpcError {
  return 'error' in checked && !('method' in checked);
}
