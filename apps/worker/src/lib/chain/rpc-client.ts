import { z } from 'zod';
import { createJsonPoster, type JsonPoster } from '../post-json.ts';

/** The node answered with an error object. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/**
 * No usable answer arrived because the node is down, restarting or unreachable. The caller should retry.
 */
export class NodeAwayError extends Error {
  override readonly name = 'NodeAwayError';
}

/** Options of one request. */
export interface RpcOptions {
  /** Timeout in milliseconds; overrides the client's default. */
  readonly timeoutMs?: number | undefined;
  /**
   * Aborts the request when its answer is no longer needed. The connection is closed, so the node can stop
   * working on it.
   */
  readonly signal?: AbortSignal | undefined;
}

export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

const METHOD_NOT_FOUND = -32601;
const answerSchema = z.object({
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
});
type Answer = z.infer<typeof answerSchema>;

/** JSON-RPC over HTTP. Never retries, because only the caller knows whether repeating a call is safe. */
export class RpcClient {
  readonly #poster: JsonPoster;
  readonly #timeoutMs: number;

  /**
   * @param url The node's, or a function that returns the one to use for each request.
   * @param headers Sent with every request.
   */
  constructor(
    url: string | (() => string),
    timeoutMs = 10_000,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.#poster = createJsonPoster(url, headers);
    this.#timeoutMs = timeoutMs;
  }

  /** @throws RpcError, NodeAwayError */
  async request<Result>(
    method: string,
    params: readonly unknown[] = [],
    options: RpcOptions = {},
  ): Promise<Result> {
    const body = { jsonrpc: '2.0', id: 1, method, params };
    const answer = answerSchema.safeParse(await this.#post(body, options));
    if (!answer.success) throw new NodeAwayError(`${method}: the response is not JSON-RPC`);
    return readResult(answer.data) as Result;
  }

  /**
   * Sends several calls in one round trip; results are in the order of the calls.
   * @throws RpcError of the first failed call, NodeAwayError
   */
  async batch<Result>(calls: readonly RpcCall[], options: RpcOptions = {}): Promise<Result[]> {
    const results = await this.batchResults<Result>(calls, options);
    return results.map((result) => {
      if (result instanceof RpcError) throw result;
      return result;
    });
  }

  /**
   * Like `batch`, but returns the error of a failed call in place of its result.
   * @throws NodeAwayError
   */
  async batchResults<Result>(
    calls: readonly RpcCall[],
    options: RpcOptions = {},
  ): Promise<(Result | RpcError)[]> {
    if (calls.length === 0) return [];
    const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }));
    const parsed = z.array(answerSchema).safeParse(await this.#post(body, options));
    if (!parsed.success) throw new NodeAwayError('the response to a batch is not a batch');
    const byId = new Map(parsed.data.map((answer) => [answer.id, answer]));
    return calls.map((call, id) => {
      const answer = byId.get(id);
      if (!answer) throw new NodeAwayError(`${call.method}: no response in the batch`);
      return answer.error ? toError(answer.error) : (answer.result as Result);
    });
  }

  async #post(body: unknown, { timeoutMs = this.#timeoutMs, signal }: RpcOptions): Promise<unknown> {
    try {
      return await this.#poster.post(body, { timeoutMs, signal });
    } catch (error) {
      throw new NodeAwayError('the chain node does not respond', { cause: error });
    }
  }
}

/** Returns true if the engine does not implement the method. */
export function isMethodMissing(error: unknown): boolean {
  return error instanceof RpcError && (error.code === METHOD_NOT_FOUND || error.code === -32004);
}

function readResult(answer: Answer): unknown {
  if (answer.error) throw toError(answer.error);
  return answer.result;
}

function toError({ code, message, data }: NonNullable<Answer['error']>): RpcError {
  return new RpcError(code, message, data);
}
