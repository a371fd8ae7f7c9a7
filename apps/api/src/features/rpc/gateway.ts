import { isNestedDeeperThan } from '@nova/shared/nesting';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { OWN_LANE, toClientLane } from '../../http/limits/node-lane.ts';
import { ALLOWED_METHODS, costOf } from './allowed-methods.ts';
import {
  callSchema,
  hasTooLongId,
  ID_MAX_CHARS,
  idOf,
  isNotification,
  isRpcError,
  refuseForNow,
  reportNodeAway,
  RPC_CODES,
  type RpcError,
  type RpcRequest,
  toRpcError,
} from './json-rpc.ts';
import { answerBundlerCall, BUNDLER_METHODS } from './bundler/bundler.ts';
import { limitAnswer, limitCall } from './limit-call.ts';
import { INDEXED_METHODS, searchTransactions } from './search-transactions.ts';

/** Maximum number of calls in one batch: geth's limit, and as many as viem collects by default. */
export const BATCH_MAX = 1_000;
/** Maximum size of a body or WebSocket message. */
export const RPC_BODY_MAX_BYTES = 1024 * 1024;
/** Maximum nesting of lists and objects in a call, which is also the node's limit. */
const LEVELS_MAX = 65;
/** Milliseconds that the node may take; longer than `eth_sendRawTransactionSync` waits. */
export const NODE_TIMEOUT_MS = 15_000;
/** Milliseconds for which a height is recent enough to limit a search. */
const HEIGHT_FRESH_MS = 1_000;

/** The client of a request and its connection state. */
export interface GatewayClient {
  readonly address: string;
  /** Aborts when the client disconnects and the response is no longer needed. */
  readonly signal: AbortSignal;
}

/** Forwards JSON-RPC to the node and returns the responses. */
export interface Gateway {
  /**
   * Sends allowed calls in one request, and returns the responses in the order of the calls; notifications
   * get none.
   */
  forward(calls: readonly unknown[], client: GatewayClient): Promise<object[]>;
}

/**
 * Returns the rate limit cost of a request's calls; an oversized batch costs no more than the largest allowed
 * one.
 */
export const sumCosts = (calls: readonly unknown[]): number =>
  Math.max(
    1,
    calls.slice(0, BATCH_MAX).reduce<number>((sum, call) => sum + costOf(call), 0),
  );

/**
 * Returns the response to a request with too many or no calls, else null. Like geth's, it has the id of the first
 * call, so that a client on a socket does not wait for a response.
 */
export function refuseSize(calls: readonly unknown[]): object | null {
  if (calls.length > 0 && calls.length <= BATCH_MAX) return null;
  const id = idOf(calls.find((call) => idOf(call) !== null));
  const refusal = toRpcError(
    id,
    RPC_CODES.invalidRequest,
    `A batch has 1 to ${BATCH_MAX.toLocaleString('en-US')} calls.`,
  );
  return calls.length === 0 ? refusal : [refusal];
}

/** Validates a call: returns it if it may go to the node, or else its error response. */
export function checkCall(
  value: unknown,
  isAllowed: (method: string) => boolean = (method) => ALLOWED_METHODS.has(method),
): RpcRequest | RpcError {
  const call = callSchema.safeParse(value);
  if (hasTooLongId(value)) {
    const message = `The id of a call has at most ${ID_MAX_CHARS} characters.`;
    return toRpcError(null, RPC_CODES.invalidRequest, message);
  }
  // Deeper nesting would be serialized recursively.
  if (!call.success || isNestedDeeperThan(value, LEVELS_MAX)) {
    return toRpcError(idOf(value), RPC_CODES.invalidRequest, 'The request is not a valid JSON-RPC 2.0 call.');
  }
  if (isAllowed(call.data.method)) return call.data;
  // Libraries such as ethers recognize an unknown method by geth's wording.
  const message = `the method ${call.data.method} does not exist/is not available`;
  return toRpcError(call.data.id, RPC_CODES.methodNotFound, message);
}

export function createGateway({
  config,
  clock,
  db,
  nodes,
  nodeShare,
}: Pick<ApiContext, 'config' | 'clock' | 'db' | 'nodes' | 'nodeShare'>): Gateway {
  const toNode = () => ({ url: nodes.current.rpcUrl, timeoutMs: config.nodeTimeoutMs, headers: OWN_LANE });
  let height: { readonly value: number; readonly readAtMs: number } | null = null;

  async function readHeight(): Promise<number | null> {
    if (height !== null && clock() - height.readAtMs < HEIGHT_FRESH_MS) return height.value;
    const [answer] = await callNode(toNode(), [{ jsonrpc: '2.0', id: 0, method: 'eth_blockNumber' }]);
    const { result } = z.looseObject({ result: z.string().optional() }).parse(answer);
    if (result === undefined) return null;
    height = { value: Number(result), readAtMs: clock() };
    return height.value;
  }

  async function prepare(value: unknown): Promise<RpcRequest | RpcError> {
    const call = checkCall(value);
    return isRpcError(call) ? call : limitCall(call, readHeight);
  }

  return {
    async forward(calls, { address, signal }) {
      const checked = await Promise.all(calls.map((value) => prepare(value)));
      const asker = { ...toNode(), headers: toClientLane(address), signal };
      const request = (some: readonly RpcRequest[]) =>
        nodeShare.run(address, signal, () => callNode(asker, some));
      const answers = new Map<object, object>();
      const forwarded = checked.filter(
        (call): call is RpcRequest =>
          !isRpcError(call) && !INDEXED_METHODS.has(call.method) && !BUNDLER_METHODS.has(call.method),
      );
      const ofNode = (forwarded.length > 0 ? await request(forwarded) : null) ?? forwarded.map(refuseForNow);
      for (const [index, call] of forwarded.entries()) answers.set(call, limitAnswer(call, ofNode[index]!));
      for (const call of checked) {
        if (isRpcError(call)) answers.set(call, call);
        else if (BUNDLER_METHODS.has(call.method))
          answers.set(call, await answerBundlerCall(db, request, call));
        else if (!answers.has(call)) answers.set(call, await searchTransactions(db, call, request));
      }
      return checked.filter((_, index) => !isNotification(calls[index])).map((call) => answers.get(call)!);
    },
  };
}

interface Node {
  readonly url: string;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

// Ids are chosen by the client and need not be unique, so the calls are numbered for the request to the node.
async function callNode(node: Node, calls: readonly RpcRequest[]): Promise<object[]> {
  const numbered = calls.map((call, id) => ({ ...call, id }));
  const answers = await postJson(node, numbered);
  const byNumber = new Map(answers?.map((answer) => [answer.id, answer]));
  return calls.map(({ id }, number) => {
    const answer = byNumber.get(number);
    if (answer) return { ...answer, id: id ?? null };
    return reportNodeAway({ id });
  });
}

const answersSchema = z.array(z.looseObject({ id: z.number() }));

async function postJson(
  { url, timeoutMs, headers, signal }: Node,
  body: unknown,
): Promise<z.infer<typeof answersSchema> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // The node stops processing a request when its connection is closed.
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    return answersSchema.parse(await response.json());
  } catch {
    return null;
  }
}
