import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import type { ApiEnv, ApiRouter } from './api-router.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Paths of the API; all others belong to the website. */
const API_PREFIX =
  /^\/(api|v2\/api|v2\/chainlist|functions|auth\/v1|rest|rpc|realtime|sourcify|storage|webhooks|healthz|readyz|metrics|openapi\.json|tokenlist\.json)(\/|$)/;
const FUNCTIONS_PREFIX = '/functions/v1/';

export function isApiPath(path: string): boolean {
  return API_PREFIX.test(path);
}

/**
 * Creates the handler of unmatched requests.
 * @throws AppError `method_not_allowed` if the path exists for another method, `unknown_function`,
 * `not_found`
 */
export function createNotFoundHandler(app: ApiRouter): (c: Context<ApiEnv>) => never {
  return (c) => {
    const { path } = c.req;
    const allowed = METHODS.filter((method) => hasHandler(app, method, path));
    if (allowed.length > 0) {
      c.header('allow', allowed.join(', '));
      const message = `This path only accepts ${allowed.join(' and ')}.`;
      throw new AppError(COMMON_ERRORS.methodNotAllowed, { message, details: { allowed } });
    }
    if (path.startsWith(FUNCTIONS_PREFIX)) {
      throw new AppError(COMMON_ERRORS.unknownFunction, { message: 'Unknown function.' });
    }
    throw new AppError(COMMON_ERRORS.notFound, {
      message: 'No such endpoint: check the method and path. See /documentation/api-reference.',
    });
  };
}

// Middleware is registered for every method and pages at the wildcard, so only the remaining handlers count.
function hasHandler(app: ApiRouter, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path);
  return handlers.some(([[, route]]) => route.method === method && !route.path.endsWith('*'));
}
