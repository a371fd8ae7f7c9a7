import { createRoute } from '@hono/zod-openapi';
import { plainQuerySchema, userOperationsQuerySchema } from '@nova/shared/explorer/list-queries';
import { userOperationDetailSchema, userOperationSchema } from '@nova/shared/explorer/user-operation-schemas';
import { z } from 'zod';
import type { ApiContext } from '../../../http/api-context.ts';
import type { ApiRouter } from '../../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../../http/requests/describe.ts';
import { USER_OPERATION_COLUMNS } from '../lists/csv-columns.ts';
import { serveList } from '../lists/serve-list.ts';
import { idSchema, toAddress, toTransactionHash, toUserOperationHash } from '../search/parse-ids.ts';
import {
  listAddressUserOperations,
  listTransactionUserOperations,
  listUserOperations,
} from './list-user-operations.ts';
import { readUserOperation } from './user-operation.ts';

const tags = ['explorer'];
const operationRoute = createRoute({
  method: 'get',
  path: '/api/v1/user-operations/{hash}',
  tags,
  summary: 'Retrieve a user operation with its bundle and its calls',
  description:
    'A user operation of ERC-4337 that EntryPoint 0.7 or 0.8 executed. `request` is null if the bundler called the ' +
    'EntryPoint through another contract, and `calls` if the account is not of a usual kind.',
  request: { params: z.object({ hash: idSchema }) },
  responses: {
    200: jsonAnswer('The user operation.', userOperationDetailSchema),
    ...errorAnswers({ 404: '`user_operation_not_found`' }),
  },
});

/** Adds routes for user operations of EntryPoint 0.7 and 0.8. */
export function serveUserOperations(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  const list = { item: userOperationSchema, csv: USER_OPERATION_COLUMNS };
  serveList(context, router, {
    ...list,
    path: '/user-operations',
    summary: 'List user operations',
    query: userOperationsQuerySchema,
    read: (query) => listUserOperations(db, query),
  });
  serveList(context, router, {
    ...list,
    path: '/addresses/{address}/user-operations',
    summary: 'List user operations of an address',
    description: 'Operations in which the address is the account or the paymaster.',
    params: z.object({ address: idSchema }),
    query: userOperationsQuerySchema,
    notFound: '`address_not_found`: not an address',
    read: (query, { address }) => listAddressUserOperations(db, toAddress(address!), query),
  });
  serveList(context, router, {
    ...list,
    path: '/transactions/{hash}/user-operations',
    summary: 'List user operations of a transaction',
    description: 'The last one comes first. The list is empty for a transaction that is not a bundle.',
    params: z.object({ hash: idSchema }),
    query: plainQuerySchema,
    notFound: '`transaction_not_found`: not a hash',
    read: (query, { hash }) => listTransactionUserOperations(db, toTransactionHash(hash!), query),
  });
  router.openapi(operationRoute, async (c) =>
    c.json(await readUserOperation(db, toUserOperationHash(c.req.valid('param').hash)), 200),
  );
}
