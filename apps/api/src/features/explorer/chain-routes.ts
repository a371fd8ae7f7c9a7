import { createRoute } from '@hono/zod-openapi';
import { internalTransactionSchema } from '@nova/shared/explorer/internal-schemas';
import {
  actionsQuerySchema,
  blocksQuerySchema,
  internalQuerySchema,
  transactionsQuerySchema,
} from '@nova/shared/explorer/list-queries';
import { rawBlockSchema, rawTransactionSchema } from '@nova/shared/explorer/raw-schemas';
import {
  actionSchema,
  blockAnswerSchema,
  blockSchema,
  transactionAnswerSchema,
  transactionSchema,
} from '@nova/shared/explorer/schemas';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../http/requests/describe.ts';
import { listActions, readAction } from './lists/actions.ts';
import { listBlocks, readBlock } from './lists/blocks.ts';
import { ACTION_COLUMNS, BLOCK_COLUMNS, INTERNAL_COLUMNS, TRANSACTION_COLUMNS } from './lists/csv-columns.ts';
import { listInternal } from './lists/internal-transactions.ts';
import { idSchema, toActionId, toBlockId, toTransactionHash } from './search/parse-ids.ts';
import { readRawBlock, readRawTransaction } from './transaction/raw.ts';
import { serveList } from './lists/serve-list.ts';
import { readTransaction } from './transaction/transaction.ts';
import { listTransactions } from './lists/transactions.ts';

const tags = ['explorer'];
const blockParams = z.object({ id: idSchema.meta({ description: 'Height or hash' }) });
const transactionParams = z.object({ hash: idSchema });

const blockRoute = createRoute({
  method: 'get',
  path: '/api/v1/blocks/{id}',
  tags,
  summary: 'Retrieve a block with its transactions',
  description:
    'A block that a reorg removed from the chain can still be found by its hash: `status` is `orphaned`, and ' +
    '`replaced_by` is the hash of the block now at its height.',
  request: { params: blockParams },
  responses: {
    200: jsonAnswer('The block.', blockAnswerSchema),
    ...errorAnswers({ 404: '`block_not_found`' }),
  },
});
const rawBlockRoute = createRoute({
  method: 'get',
  path: '/api/v1/blocks/{id}/raw',
  tags,
  summary: 'Retrieve the raw JSON-RPC block',
  request: { params: blockParams },
  responses: {
    200: jsonAnswer('The JSON-RPC result, with quantities in hex.', rawBlockSchema),
    ...errorAnswers({ 404: '`block_not_found`', 503: "`unavailable`: the node isn't responding" }),
  },
});
const transactionRoute = createRoute({
  method: 'get',
  path: '/api/v1/transactions/{hash}',
  tags,
  summary: 'Retrieve a transaction with its logs, token transfers and internal transactions',
  description:
    'A transaction that is in the mempool, or whose block is not indexed yet, has the `status` `pending`; its `nonce` is ' +
    'null above 2^53 - 1, which a JSON number does not hold. A transaction that a reorg removed, and that no later block ' +
    'contains, has the `status` `dropped` and names its orphaned block.',
  request: { params: transactionParams },
  responses: {
    200: jsonAnswer('The transaction.', transactionAnswerSchema),
    ...errorAnswers({ 404: '`transaction_not_found`' }),
  },
});
const rawTransactionRoute = createRoute({
  method: 'get',
  path: '/api/v1/transactions/{hash}/raw',
  tags,
  summary: 'Retrieve the raw JSON-RPC transaction and receipt',
  request: { params: transactionParams },
  responses: {
    200: jsonAnswer('The JSON-RPC result, with quantities in hex.', rawTransactionSchema),
    ...errorAnswers({ 404: '`transaction_not_found`', 503: "`unavailable`: the node isn't responding" }),
  },
});
const actionRoute = createRoute({
  method: 'get',
  path: '/api/v1/actions/{action_id}',
  tags,
  summary: 'Retrieve an action',
  request: { params: z.object({ action_id: idSchema }) },
  responses: {
    200: jsonAnswer('The action.', actionSchema),
    ...errorAnswers({ 404: '`action_not_found`' }),
  },
});

/** Adds routes for blocks, transactions, internal transactions and actions. */
export function serveChain(context: ApiContext, router: ApiRouter): void {
  const { db, chain } = context;
  serveList(context, router, {
    path: '/blocks',
    summary: 'List blocks',
    query: blocksQuerySchema,
    item: blockSchema,
    read: (query) => listBlocks(db, query),
    csv: BLOCK_COLUMNS,
  });
  serveList(context, router, {
    path: '/transactions',
    summary: 'List transactions',
    query: transactionsQuerySchema,
    item: transactionSchema,
    read: (query) => listTransactions(db, query),
    csv: TRANSACTION_COLUMNS,
  });
  serveList(context, router, {
    path: '/internal-transactions',
    summary: 'List internal transactions',
    query: internalQuerySchema,
    item: internalTransactionSchema,
    read: (query) => listInternal(db, query),
    csv: INTERNAL_COLUMNS,
  });
  serveList(context, router, {
    path: '/actions',
    summary: 'List rewarded actions',
    query: actionsQuerySchema,
    item: actionSchema,
    read: (query) => listActions(db, query),
    csv: ACTION_COLUMNS,
  });
  router.openapi(blockRoute, async (c) =>
    c.json(await readBlock(db, toBlockId(c.req.valid('param').id)), 200),
  );
  router.openapi(rawBlockRoute, async (c) =>
    c.json(await readRawBlock(chain, toBlockId(c.req.valid('param').id)), 200),
  );
  router.openapi(transactionRoute, async (c) =>
    c.json(await readTransaction(db, chain, toTransactionHash(c.req.valid('param').hash)), 200),
  );
  router.openapi(rawTransactionRoute, async (c) =>
    c.json(await readRawTransaction(chain, toTransactionHash(c.req.valid('param').hash)), 200),
  );
  router.openapi(actionRoute, async (c) =>
    c.json(await readAction(db, toActionId(c.req.valid('param').action_id)), 200),
  );
}
