import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiEnv } from '../api-router.ts';
import { parseInput, readJson } from './read-json.ts';

const actionBodySchema = z.looseObject({ action: z.string().max(64) });

/**
 * Parses the body of a function with several actions.
 * @param actions actions of the function
 * @throws AppError `unknown_action`, and the errors of `readJson`
 */
export async function readAction<T extends string>(
  c: Context<ApiEnv>,
  actions: readonly T[],
): Promise<{ action: T } & Record<string, unknown>> {
  const body = parseInput(actionBodySchema, await readJson(c));
  const action = actions.find((name) => name === body.action);
  if (action === undefined) {
    const message = 'Unknown action for this function. See `details.actions`.';
    throw new AppError(COMMON_ERRORS.unknownAction, { message, details: { actions } });
  }
  return { ...body, action };
}

/**
 * Returns `{action, data: {…}}` as `{action, …}`, because some clients nest the fields and others do not
 * (requirement 204).
 */
export function flattenData(body: Record<string, unknown>): Record<string, unknown> {
  const { data, ...rest } = body;
  const isWrapped = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isWrapped ? { ...data, ...rest } : { ...body };
}
