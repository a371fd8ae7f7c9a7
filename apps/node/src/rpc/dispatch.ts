import type { Logger } from 'pino';
import { RPC_CODE, RpcError, toRpcError } from './errors.ts';
import type { RpcContext, RpcMethods } from './method.ts';

const MAX_BATCH = 100;

type Id = string | number | null;

interface Answer {
  jsonrpc: '2.0';
  id: Id;
  result?: unknown;
  error?: { code: number; message: string; data?: string };
}

/** Answers one HTTP body or WebSocket message; undefined when nothing is to be answered. */
export type Dispatch = (body: string, context: RpcContext) => Promise<string | undefined>;

function failure(id: Id, { code, message, data }: RpcError): Answer {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } };
}

function idOf(request: object): Id | undefined {
  if (!('id' in request)) return undefined;
  const { id } = request;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function paramsOf(request: object): unknown[] {
  const params = 'params' in request ? request.params : undefined;
  if (params === undefined || params === null) return [];
  if (Array.isArray(params)) return params;
  throw new RpcError(RPC_CODE.invalidParams, 'non-array args');
}

/** Turns requests into answers by the registry of methods. */
export function createDispatch(methods: RpcMethods, logger: Logger): Dispatch {
  const known = new Map(Object.entries(methods));

  async function run(request: object, context: RpcContext): Promise<unknown> {
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

  async function answer(request: unknown, context: RpcContext): Promise<Answer | undefined> {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      return failure(null, new RpcError(RPC_CODE.invalidRequest, 'invalid request'));
    }
    const id = idOf(request);
    try {
      const result = await run(request, context);
      return id === undefined ? undefined : { jsonrpc: '2.0', id, result };
    } catch (error) {
      const foreseen = toRpcError(error);
      if (foreseen === undefined)
        logger.error({ err: error, method: 'method' in request ? request.method : null }, 'a method failed');
      const wire = foreseen ?? new RpcError(RPC_CODE.internal, 'internal error');
      // an invalid request is answered although it carries no id
      return id === undefined && wire.code !== RPC_CODE.invalidRequest
        ? undefined
        : failure(id ?? null, wire);
    }
  }

  async function answerBatch(batch: unknown[], context: RpcContext): Promise<string | undefined> {
    if (batch.length === 0 || batch.length > MAX_BATCH) {
      const message = batch.length === 0 ? 'empty batch' : `batch too large: at most ${MAX_BATCH} requests`;
      return JSON.stringify(failure(null, new RpcError(RPC_CODE.invalidRequest, message)));
    }
    const answers = await Promise.all(batch.map((request) => answer(request, context)));
    const told = answers.filter((one) => one !== undefined);
    return told.length === 0 ? undefined : JSON.stringify(told);
  }

  return async (body, context) => {
    let request: unknown;
    try {
      request = JSON.parse(body);
    } catch {
      return JSON.stringify(failure(null, new RpcError(RPC_CODE.parse, 'parse error')));
    }
    if (Array.isArray(request)) return answerBatch(request, context);
    const one = await answer(request, context);
    return one === undefined ? undefined : JSON.stringify(one);
  };
}
