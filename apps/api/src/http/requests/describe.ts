import { errorBodySchema } from '@nova/shared/errors';
import type { z } from 'zod';

/** An answer in JSON, for a route's description. */
export function jsonAnswer<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } };
}

/** A body in JSON, for a route's description. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** The error answers of a route, by status: which codes it may carry. */
export function errorAnswers(codes: Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 429 | 503, string>>) {
  return Object.fromEntries(
    Object.entries(codes).map(([status, text]) => [status, jsonAnswer(text, errorBodySchema)]),
  );
}

type Security = Record<string, string[]>[];

/** Marks a route that needs a session in the document. */
export const NEEDS_SESSION: Security = [{ session: [] }];
/** Marks a route that answers visitors too, and more to a session. */
export const TAKES_SESSION: Security = [{}, { session: [] }];
/** Marks a route that needs an administrator: the token in a header, or a session whose account has the role. */
export const NEEDS_ADMIN: Security = [{ adminToken: [] }, { session: [] }];
