import { markLargeIds, restoreLargeIds } from '@nova/runtime/rpc/large-ids';
import { isNestedDeeperThan } from '@nova/shared/nesting';
import type { Logger } from 'pino';
import { RPC_CODE, RpcError, toRpcError } from './errors.ts';
import { MAX_BATCH, MAX_BATCH_ANSWER } from './limits.ts';
import type { RpcContext, RpcMethods } from './method.ts';
import { RawJson } from './format/raw-json.ts';

/** Maximum nesting of lists and objects in parameters. */
const MAX_PARAM_LEVELS = 64;
/** Number of requests of a batch processed in parallel; they start in the order of the batch. */
const BATCH_LANES = 10;
/** Milliseconds after which a batch yields to the sealer and other requests. */
const BATCH_TURN_MS = 4;
const TOO_LARGE = new RpcError(RPC_CODE.limitExceeded, 'batch response too large');

type Id = string | number | null;

/** Answers one HTTP body or WebSocket message; returns undefined if no response is due. */
export type Dispatch = (body: string, context: RpcContext) => Promise<string | undefined>;

function success(id: Id, result: unknown): string {
  if (result instanceof RawJson) {
    return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result.text}}`;
  }
  return JSON.stringify({ jsonrpc: '2.0', id, result });
}

function failure(id: Id, { code, message, data }: RpcError): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    id,
    error: { code, message, ...(data !== undefined && { data }) },
  });
}

function idOf(request: object): Id | undefined {
  if (!('id' in request)) return undefined;
  const { id } = request;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Checks the version and, if present, the ID by JSON-RPC 2.0. */
function requireEnvelope(request: object): void {
  const { id = null } = request as { id?: unknown };
  const isId = id === null || typeof id === 'string' || typeof id === 'number';
  const isVersion2 = 'jsonrpc' in request && request.jsonrpc === '2.0';
  if (!isId || !isVersion2) throw new RpcError(RPC_CODE.invalidRequest, 'invalid request');
}

function paramsOf(request: object): unknown[] {
  const params = 'params' in request ? request.params : undefined;
  if (params === undefined || params === null) return [];
  if (!Array.isArray(params)) throw new RpcError(RPC_CODE.invalidParams, 'non-array args');
  // No method needs a tenth of this nesting, and recursive code must not overflow the stack.
  if (isNestedDeeperThan(params, MAX_PARAM_LEVELS)) {
    throw new RpcError(RPC_CODE.invalidParams, `nested too deeply: at most ${MAX_PARAM_LEVELS} levels`);
  }
  return params;
}

/** Creates a function that answers requests with the registered methods. */
export function createDispatch(methods: RpcMethods, logger: Logger): Dispatch {
  const known = new Map(Object.entries(methods));

  async function run(request: object, context: RpcContext): Promise<unknown> {
    requireEnvelope(request);
    if (!('method' in request) || typeof request.method !== 'string') {
      throw new RpcError(RPC_CODE.invalidRequest, 'invalid request');
    }
    const found = known.get(request.method);
    if (found === undefined) {
      const name = request.method.slice(0, 100);
      throw new RpcError(RPC_CODE.methodNotFound, `the method ${name} does not exist/is not available`);
    }
    return (await found.call(paramsOf(request), context)) ?? null;
  }

  function failed(request: object, id: Id | undefined, error: unknown): string | undefined {
    const wire = toRpcError(error);
    if (wire === undefined) {
      const method = 'method' in request ? request.method : null;
      logger.error({ err: error, method }, 'a method failed');
      return id === undefined ? undefined : failure(id, new RpcError(RPC_CODE.internal, 'internal error'));
    }
    // An invalid request is answered even without an ID.
    return id === undefined && wire.code !== RPC_CODE.invalidRequest ? undefined : failure(id ?? null, wire);
  }

  async function answer(request: unknown, context: RpcContext): Promise<string | undefined> {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      return failure(null, new RpcError(RPC_CODE.invalidRequest, 'invalid request'));
    }
    const id = idOf(request);
    try {
      const result = await run(request, context);
      return id === undefined ? undefined : success(id, result);
    } catch (error) {
      return failed(request, id, error);
    }
  }

  async function answerBatch(batch: unknown[], context: RpcContext): Promise<string | undefined> {
    if (batch.length === 0 || batch.length > MAX_BATCH) {
      const message = batch.length === 0 ? 'empty batch' : `batch too large: at most ${MAX_BATCH} requests`;
      return failure(null, new RpcError(RPC_CODE.invalidRequest, message));
    }
    const answers: (string | undefined)[] = [];
    let size = 0;
    let next = 0;
    let turn = performance.now();
    async function lane(): Promise<void> {
      while (next < batch.length) {
        if (performance.now() - turn > BATCH_TURN_MS) {
          await new Promise((resolve) => setImmediate(resolve));
          turn = performance.now();
          if (next >= batch.length) return;
        }
        const index = next++;
        const answerText = await answer(batch[index], context);
        size += answerText?.length ?? 0;
        const tooLarge = answerText !== undefined && size > MAX_BATCH_ANSWER;
        answers[index] = tooLarge ? failure(idOf(batch[index] as object) ?? null, TOO_LARGE) : answerText;
      }
    }
    await Promise.all(Array.from({ length: BATCH_LANES }, lane));
    const answerTexts = answers.filter((one) => one !== undefined);
    return answerTexts.length === 0 ? undefined : `[${answerTexts.join(',')}]`;
  }

  return async (body, context) => {
    let request: unknown;
    try {
      request = JSON.parse(markLargeIds(body));
    } catch {
      return failure(null, new RpcError(RPC_CODE.parse, 'parse error'));
    }
    const response = await (Array.isArray(request)
      ? answerBatch(request, context)
      : answer(request, context));
    return response && restoreLargeIds(response);
  };
}
