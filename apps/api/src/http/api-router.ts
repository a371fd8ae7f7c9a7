import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from '@nova/runtime/logger';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { ZodError } from 'zod';
import { describeInputIssue } from './requests/describe-input-issue.ts';

/** What every handler finds on its context. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Answered as `x-request-id` and stamped on every log line of the request. */
    requestId: string;
    logger: Logger;
    /** The client's address, from the socket or from a trusted proxy. */
    clientAddress: string;
    /** Milliseconds since 1970 at which the request arrived. */
    receivedAt: number;
  };
}

export type ApiRouter = OpenAPIHono<ApiEnv>;

/** A router whose input faults leave as `invalid_input`. Every feature makes its own. */
export function createRouter(): ApiRouter {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw toInputError(result.error);
    },
  });
}

/** `invalid_input` with one entry per fault: where and what, never the value. */
export function toInputError(error: ZodError): AppError {
  const issues = error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: describeInputIssue(issue),
  }));
  const message = issues[0]?.message ?? 'The input is not valid.';
  return new AppError(COMMON_ERRORS.invalidInput, { message, cause: error, details: { issues } });
}
