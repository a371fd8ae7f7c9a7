import { createRoute } from '@hono/zod-openapi';
import {
  nameAddressesQuerySchema,
  nameAddressesSchema,
  namePageSchema,
  nameSchema,
  namesQuerySchema,
} from '@nova/shared/names/schemas';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../http/api-router.ts';
import { readLabelsOf } from '../../http/chain/address-labels.ts';
import { errorAnswers, jsonAnswer } from '../../http/requests/describe.ts';
import { listNames, listNamesOf, readName } from './read-names.ts';

const tags = ['names'];

const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/names',
  tags,
  summary: 'List registered .nac names',
  request: { query: namesQuerySchema },
  responses: {
    200: jsonAnswer('A page, newest registration first.', namePageSchema),
    ...errorAnswers({ 400: '`invalid_input`, `invalid_cursor`' }),
  },
});
const addressesRoute = createRoute({
  method: 'get',
  path: '/api/v1/names/addresses',
  tags,
  summary: 'Retrieve the .nac names and public labels of addresses',
  request: { query: nameAddressesQuerySchema },
  responses: {
    200: jsonAnswer(
      'The given addresses that have chosen a name which also leads back to them, and those with a public label.',
      nameAddressesSchema,
    ),
    ...errorAnswers({ 400: '`invalid_input`' }),
  },
});
const nameRoute = createRoute({
  method: 'get',
  path: '/api/v1/names/{name}',
  tags,
  summary: 'Check whether a .nac name is available, and what it costs',
  request: { params: z.object({ name: z.string().max(100).openapi({ example: 'alice.nac' }) }) },
  responses: {
    200: jsonAnswer('The name.', nameSchema),
    ...errorAnswers({ 400: '`invalid_name`' }),
  },
});

/** Routes of names: the names of addresses, registered names, and one name with its price. */
export function createNameRoutes({ db, clock }: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(addressesRoute, async (c) => {
    const { addresses } = c.req.valid('query');
    const [items, labels] = await Promise.all([
      listNamesOf(db, addresses, clock()),
      readLabelsOf(db, addresses),
    ]);
    return c.json({ items, labels }, 200);
  });
  router.openapi(listRoute, async (c) => c.json(await listNames(db, c.req.valid('query'), clock()), 200));
  router.openapi(nameRoute, async (c) => c.json(await readName(db, c.req.valid('param').name, clock()), 200));
  return router;
}
