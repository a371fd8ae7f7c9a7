import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from '@nova/runtime/logger';
import type { ApiKind } from '@nova/shared/api-key/constants';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { ZodError } from 'zod';
import { describeInputIssue } from './requests/describe-input-issue.ts';

/** A client with an API key. */
export interface KeyClient {
  readonly keyId: string;
  readonly api: ApiKind;
  /** Counts requests in the use of the key. */
  count(counts: { readonly requests?: number; readonly refused?: number }): void;
}

/** Variables on every handler's context. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Sent as `x-request-id` and added to every log line of the request. */
    requestId: string;
    logger: Logger;
    /** The client's address, from the socket or from a trusted proxy. */
    clientAddress: string;
    /** The API key of the request, if it has one; its limit counts instead of the address's. */
    apiKey: KeyClient | undefined;
    /** Arrival of the request in milliseconds since 1970. */
    receivedAt: number;
  };
}

export type ApiRouter = OpenAPIHono<ApiEnv>;

/** Creates a router that answers invalid input with `invalid_input`. Every feature creates its own. */
export function createRouter(): ApiRouter {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw toInputError(result.error);
    },
  });
}

/** Returns an `invalid_input` error with one entry per issue: path and message, but never the value. */
export function toInputError(error: ZodError): AppError {
  const issues = error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: describeInputIssue(issue),
  }));
  const message = issues[0]?.message ?? 'The input is not valid. See `details.issues`.';
  return new AppError(COMMON_ERRORS.invalidInput, { message, cause: error, details: { issues } });
}
