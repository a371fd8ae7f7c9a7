import { z } from 'zod';

/**
 * The only error class of the API. `code` is stable and defined by its feature (`ENERGY_ERRORS`, …),
 * `message` is a sentence for people, `details` is data for clients (`nextAt`, `field`, …). Only
 * `api/http/errors.ts` maps a code to an HTTP status.
 */
export class AppError extends Error {
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: string,
    options: { message: string; cause?: unknown; details?: Record<string, unknown> },
  ) {
    super(options.message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
  }
}

/** Error codes for all features. Feature codes are in `<feature>/errors.ts`. */
export const COMMON_ERRORS = {
  invalidInput: 'invalid_input',
  malformedJson: 'malformed_json',
  bodyTooLarge: 'body_too_large',
  urlTooLong: 'url_too_long',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  notFound: 'not_found',
  unknownFunction: 'unknown_function',
  unknownAction: 'unknown_action',
  methodNotAllowed: 'method_not_allowed',
  rateLimited: 'rate_limited',
  /** The account has reached its daily limit of reports. */
  reportLimit: 'report_limit',
  idempotencyConflict: 'idempotency_conflict',
  unavailable: 'unavailable',
  internal: 'internal',
} as const;

/** The body of every error response: `{ "error": { code, message, details? } }`. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
