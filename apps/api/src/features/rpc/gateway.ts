import { z } from 'zod';
import { ALLOWED_METHODS } from './allowed-methods.ts';

/** Calls in one batch. */
export const BATCH_MAX = 100;
/** Largest body or WebSocket message. */
export const RPC_BODY_MAX_BYTES = 1024 * 1024;
/** How long the node may take; longer than `eth_sendRawTransactionSync` waits. */
const NODE_TIMEOUT_MS = 15_000;

const idSchema = z.union([z.string().max(100), z.number(), z.null()]);
const callSchema = z.looseObject({ jsonrpc: z.literal('2.0'), id: idSchema, method: z.string().max(100) });
export type RpcRequest = z.infer<typeof callSchema>;
type RpcId = z.infer<typeof idSchema>;

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
  unavailable: -32002,
  limitExceeded: -32005,
} as const;

export function toRpcError(id: RpcId, code: number, message: string): RpcError {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** One call that may go to the node, or the answer it gets without. */
export function checkCall(
  value: unknown,
  isAllowed: (method: string) => boolean = (method) => ALLOWED_METHODS.has(method),
): RpcRequest | RpcError {
  const call = callSchema.safeParse(value);
  if (!call.success) {
    const id = z.looseObject({ id: idSchema }).safeParse(value);
    return toRpcError(
      id.success ? id.data.id : null,
      RPC_CODES.invalidRequest,
      'This is not a JSON-RPC 2.0 call.',
    );
  }
  if (isAllowed(call.data.method)) return call.data;
  return toRpcError(call.data.id, RPC_CODES.methodNotFound, 'This method is not offered here.');
}

export function isRpcError(checked: RpcRequest | RpcError): checked is RpcError {
  return 'error' in checked && !('method' in checked);
}

/** Sends what may be sent, in one request, and puts the answers into the order of the calls. */
export async function forward(rpcUrl: string, calls: readonly unknown[]): Promise<unknown[]> {
  const checked = calls.map((call) => checkCall(call));
  const allowed = checked.filter((call): call is RpcRequest => !isRpcError(call));
  const answers = allowed.length === 0 ? [] : await askNode(rpcUrl, allowed);
  let next = 0;
  return checked.map((call) => (isRpcError(call) ? call : answers[next++]));
}

// Ids are the caller's and need not be unique, so the calls are numbered for the way to the node and back.
async function askNode(rpcUrl: string, calls: readonly RpcRequest[]): Promise<unknown[]> {
  const numbered = calls.map((call, id) => ({ ...call, id }));
  const answers = await postJson(rpcUrl, numbered);
  const byNumber = new Map(answers?.map((answer) => [answer.id, answer]));
  return calls.map(({ id }, number) => {
    const answer = byNumber.get(number);
    if (answer) return { ...answer, id };
    return toRpcError(id, RPC_CODES.unavailable, 'The chain node does not answer right now.');
  });
}

const answersSchema = z.array(z.looseObject({ id: z.number() }));

async function postJson(url: string, body: unknown): Promise<z.infer<typeof answersSchema> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(NODE_TIMEOUT_MS),
    });
    return answersSchema.parse(await response.json());
  } catch {
    return null;
  }
}
