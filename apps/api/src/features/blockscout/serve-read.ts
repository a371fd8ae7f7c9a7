import { createRoute } from '@hono/zod-openapi';
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
  router.openapi(route, async (c) => {
    const params = c.req.valid('param') as z.output<Params>;
    const query = c.req.valid('query') as z.output<Query>;
    return c.json((await read.read({ params, query })) as object, 200);
  });
}
