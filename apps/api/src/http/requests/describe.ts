import { errorBodySchema } from '@nova/shared/errors';
import type { z } from 'zod';

/** Describes a JSON response of a route. */
export function jsonAnswer<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } };
}

/** Describes a JSON body of a route. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** Describes the error responses of a route: its codes by status. */
export function errorAnswers(codes: Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 429 | 503, string>>) {
  return Object.fromEntries(
    Object.entries(codes).map(([status, text]) => [status, jsonAnswer(text, errorBodySchema)]),
  );
}

type Security = Record<string, string[]>[];

/** Marks a route that requires a session in the API description. */
export const NEEDS_SESSION: Security = [{ session: [] }];
/** Marks a route that works for visitors and returns more with a session. */
export const ACCEPTS_SESSION: Security = [{}, { session: [] }];
/**
 * Marks a route for administrators: the admin token in a header, or a session of an account with the role.
 */
export const NEEDS_ADMIN: Security = [{ adminToken: [] }, { session: [] }];
