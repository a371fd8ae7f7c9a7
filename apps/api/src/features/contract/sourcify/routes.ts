import type { ApiContext } from '../../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../../http/api-router.ts';
import { serveNewSourcify } from './new-routes.ts';
import { serveOldSourcify } from './old-routes.ts';

/**
 * Creates the routes below `/sourcify`, for tools that verify contracts through Sourcify's API. Sources are
 * compiled and compared like those of every other request.
 */
export function createSourcifyRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  serveOldSourcify(context, router);
  serveNewSourcify(context, router);
  return router;
}
