import { createRoute } from '@hono/zod-openapi';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { z } from 'zod';
import type { ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../http/requests/describe.ts';

/** One read of Blockscout's API: its path below `/api/v2`, its parameters and its response. */
export interface ReadRoute<Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodType> {
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly params: Params;
  readonly query: Query;
  readonly answer: Answer;
  /** Error code if the resource does not exist. */
  readonly notFound?: string;
  readonly read: (input: { params: z.output<Params>; query: z.output<Query> }) => Promise<z.input<Answer>>;
}

/** Parameter of every API for its key. */
const KEY_PARAMETER = 'apikey';
/** Maximum number of characters of an unknown parameter's name in an error. */
const FIELD_MAX = 50;

/** Schema of a route without parameters. */
export const NO_PARAMS = z.object({});

/** Adds a read to the router and to the API description. */
export function serveRead<Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodType>(
  router: ApiRouter,
  read: ReadRoute<Params, Query, Answer>,
): void {
  const request: { readonly params: z.ZodObject; readonly query: z.ZodObject } = read;
  const route = createRoute({
    method: 'get',
    path: `/api/v2${read.path}`,
    tags: ['blockscout'],
    summary: read.summary,
    ...(read.description ? { description: read.description } : {}),
    request: { params: request.params, query: request.query },
    responses: {
      200: jsonAnswer('The response.', read.answer as z.ZodType),
      ...errorAnswers({ 400: '`invalid_input`', 503: '`unavailable`: the query took too long' }),
      ...(read.notFound ? errorAnswers({ 404: `\`${read.notFound}\`` }) : {}),
    },
  });
  const known = new Set([...Object.keys(read.query.shape), KEY_PARAMETER]);
  router.openapi(route, async (c) => {
    refuseUnknown(known, Object.keys(c.req.query()));
    const params = c.req.valid('param') as z.output<Params>;
    const query = c.req.valid('query') as z.output<Query>;
    return c.json((await read.read({ params, query })) as object, 200);
  });
}

/**
 * Refuses parameters that the route does not have: a client would mistake an unfiltered list for its result.
 * @throws AppError `invalid_input`
 */
function refuseUnknown(known: ReadonlySet<string>, names: readonly string[]): void {
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return;
  const message =
    known.size === 1
      ? 'This route has no such parameter. Leave it out.'
      : `This route has no such parameter. Use only ${[...known].join(', ')}.`;
  throw new AppError(COMMON_ERRORS.invalidInput, {
    message,
    details: { issues: [{ field: unknown.slice(0, FIELD_MAX), message }] },
  });
}
