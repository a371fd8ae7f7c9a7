import { z } from 'zod';
import { LIMIT_EXCEEDED } from '../../http/chain/chain-client.ts';

/** Maximum length of an id that is a text; the largest in use join a few UUIDs. */
export const ID_MAX_CHARS = 1_000;
const idSchema = z.union([z.string().max(ID_MAX_CHARS), z.number(), z.null()]);
export const callSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  /** Missing in a notification, which gets no response. */
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

/** Codes of JSON-RPC 2.0, and that of EIP-1474 for limits. */
export const RPC_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  unavailable: -32002,
  limitExceeded: LIMIT_EXCEEDED,
} as const;

export function toRpcError(id: RpcId | undefined, code: number, message: string): RpcError {
  return { jsonrpc: '2.0', id: id ?? null, error: { code, message } };
}

/** Returns the response to a call that the node has no room for. */
export const refuseForNow = ({ id }: Pick<RpcRequest, 'id'>): RpcError =>
  toRpcError(id, RPC_CODES.limitExceeded, 'Too many calls at once. Wait for the responses, then send more.');

/** Returns the response to a call that the node did not answer. */
export const reportNodeAway = ({ id }: Pick<RpcRequest, 'id'>): RpcError =>
  toRpcError(
    id,
    RPC_CODES.unavailable,
    "The chain node isn't responding right now. Please try again in a moment.",
  );

/** Returns whether a call is a notification: it has no id and gets no response. */
export const isNotification = (value: unknown): boolean =>
  callSchema.safeParse(value).success && !Object.hasOwn(value as object, 'id');

/** Returns the id of any input, if it has a valid one. */
export function idOf(value: unknown): RpcId {
  const parsed = z.looseObject({ id: idSchema }).safeParse(value);
  return parsed.success ? parsed.data.id : null;
}

/** Returns whether the id of any input is too long, so that its response cannot have it. */
export const hasTooLongId = (value: unknown): boolean =>
  z.looseObject({ id: z.string().min(ID_MAX_CHARS + 1) }).safeParse(value).success;

export function isRpcError(checked: RpcRequest | RpcError): checked is RpcError {
  return 'error' in checked && !('method' in checked);
}
