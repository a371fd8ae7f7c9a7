import type { RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CONTRACT_ERRORS } from '@nova/shared/contract/errors';
import { COMMON_ERRORS, type ErrorBody, errorBodySchema } from '@nova/shared/errors';
import { z } from 'zod';
import type { ApiEnv, ApiRouter } from '../../../http/api-router.ts';
import { respondToError } from '../../../http/errors.ts';
import { jsonAnswer, jsonBody } from '../../../http/requests/describe.ts';
import { BASE } from './sourcify-names.ts';

/** One operation of Sourcify's API, below its base path. */
export interface SourcifyRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Successful responses by status. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  readonly handle: (
    c: Context<ApiEnv>,
  ) => Promise<{ readonly status: ContentfulStatusCode; readonly body: unknown }>;
}

/** Sourcify's names of our errors. */
const CODES: Readonly<Record<string, string>> = {
  [CONTRACT_ERRORS.alreadyVerified]: 'already_verified',
  [CONTRACT_ERRORS.noContract]: 'contract_not_deployed',
  [CONTRACT_ERRORS.compilerUnknown]: 'unsupported_compiler_version',
  [CONTRACT_ERRORS.notFound]: 'job_not_found',
  [COMMON_ERRORS.invalidInput]: 'invalid_parameter',
  [COMMON_ERRORS.malformedJson]: 'invalid_json',
  [COMMON_ERRORS.unavailable]: 'cannot_fetch_bytecode',
};

/** Version 1 only reads `error`, version 2 reads the others. */
const errorSchema = z.object({
  error: z.string(),
  customCode: z.string(),
  message: z.string(),
  errorId: z.string(),
});

/** Adds an operation to the router and to the API description, with Sourcify's form of errors. */
export function serveSourcify(router: ApiRouter, route: SourcifyRoute): void {
  describe(router, route);
  const path = `${BASE}${route.path}`.replaceAll(/\{(\w+)\}/g, ':$1');
  router.on(route.method.toUpperCase(), path, async (c) => {
    try {
      const { status, body } = await route.handle(c);
      return c.json(body as object, status);
    } catch (thrown) {
      const response = respondToError(thrown, c);
      const { error } = (await response.json()) as ErrorBody;
      const { code, message } = error;
      const body = { error: message, customCode: CODES[code] ?? code, message, errorId: c.var.requestId };
      return c.json(body, response.status as ContentfulStatusCode);
    }
  });
}

function describe(router: ApiRouter, route: SourcifyRoute): void {
  const { method, path, summary, description, params, query, body, answers } = route;
  const successes = Object.entries(answers).map(([status, schema]) => [
    status,
    jsonAnswer('The response.', schema),
  ]);
  const config: RouteConfig = {
    method,
    path: `${BASE}${path}`,
    tags: ['sourcify'],
    summary,
    ...(description ? { description } : {}),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body: jsonBody(body) } : {}),
    },
    responses: {
      ...Object.fromEntries(successes),
      400: jsonAnswer('The request is refused; `message` says why.', errorSchema),
      // The limits of all operations answer before this protocol does, in our form.
      default: jsonAnswer('Any other error.', z.union([errorSchema, errorBodySchema])),
    },
  };
  router.openAPIRegistry.registerPath(config);
}
