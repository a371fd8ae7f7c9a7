import { createRoute } from '@hono/zod-openapi';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import {
  actionSchema,
  addressDetailSchema,
  blockAnswerSchema,
  blockSchema,
  searchResultSchema,
  statsSchema,
  transactionAnswerSchema,
  transactionSchema,
} from '@nova/shared/explorer/schemas';
import { addressSchema, hashSchema } from '@nova/shared/hex';
import { pageQuerySchema, pageSchema } from '@nova/shared/pagination';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../http/describe.ts';
import { listAddressActions } from './actions.ts';
import { readAddress } from './addresses.ts';
import { listBlocks, readBlock } from './blocks.ts';
import { parseHeight, search } from './search.ts';
import { createStatsReader } from './stats.ts';
import { listAddressTransactions, listTransactions, readTransaction } from './transactions.ts';

const tags = ['explorer'];
const invalidPage = errorAnswers({ 400: '`invalid_cursor`, `invalid_input`' });
const blocksRoute = createRoute({
  method: 'get',
  path: '/api/v1/blocks',
  tags,
  summary: 'Blocks, newest first',
  request: { query: pageQuerySchema },
  responses: { 200: jsonAnswer('A page of blocks.', pageSchema(blockSchema)), ...invalidPage },
});
const blockRoute = createRoute({
  method: 'get',
  path: '/api/v1/blocks/{id}',
  tags,
  summary: 'One block, with its transactions',
  description:
    'A block that a reorg took out of the chain stays found by its hash: `status` is `orphaned` and `replacedBy` the ' +
    'hash of the block that stands at its height now.',
  request: { params: z.object({ id: z.string().max(100).meta({ description: 'Height or hash' }) }) },
  responses: {
    200: jsonAnswer('The block.', blockAnswerSchema),
    ...errorAnswers({ 404: '`block_not_found`' }),
  },
});
const transactionsRoute = createRoute({
  method: 'get',
  path: '/api/v1/transactions',
  tags,
  summary: 'Transactions, newest first',
  request: { query: pageQuerySchema },
  responses: { 200: jsonAnswer('A page of transactions.', pageSchema(transactionSchema)), ...invalidPage },
});
const transactionRoute = createRoute({
  method: 'get',
  path: '/api/v1/transactions/{hash}',
  tags,
  summary: 'One transaction, with its logs',
  description:
    'One that a reorg took out of the chain, and no later block holds, has `status` `dropped` and names the orphaned ' +
    'block it was in.',
  request: { params: z.object({ hash: z.string().max(100) }) },
  responses: {
    200: jsonAnswer('The transaction.', transactionAnswerSchema),
    ...errorAnswers({ 404: '`transaction_not_found`' }),
  },
});
// What does not look like an address cannot exist, so it is answered like what does not.
const addressParams = z.object({ address: z.string().max(100) });
const addressRoute = createRoute({
  method: 'get',
  path: '/api/v1/addresses/{address}',
  tags,
  summary: 'An address: balance, activity, Energy Points',
  description: 'The balance is read from the chain node; it is null while the node is away.',
  request: { params: addressParams },
  responses: {
    200: jsonAnswer('The address. One that was never used is all zeros.', addressDetailSchema),
    ...errorAnswers({ 404: '`address_not_found`: not an address' }),
  },
});
const addressTransactionsRoute = createRoute({
  method: 'get',
  path: '/api/v1/addresses/{address}/transactions',
  tags,
  summary: 'What an address took part in, newest first',
  request: { params: addressParams, query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page of transactions.', pageSchema(transactionSchema)),
    ...invalidPage,
    ...errorAnswers({ 404: '`address_not_found`' }),
  },
});
const addressActionsRoute = createRoute({
  method: 'get',
  path: '/api/v1/addresses/{address}/actions',
  tags,
  summary: 'The rewarded actions of an address, newest first',
  request: { params: addressParams, query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page of actions.', pageSchema(actionSchema)),
    ...invalidPage,
    ...errorAnswers({ 404: '`address_not_found`' }),
  },
});
const statsRoute = createRoute({
  method: 'get',
  path: '/api/v1/stats',
  tags,
  summary: 'Totals, and how far chain and index are',
  responses: { 200: jsonAnswer('At most a second old.', statsSchema) },
});
const searchRoute = createRoute({
  method: 'get',
  path: '/api/v1/search',
  tags,
  summary: 'What a text is: block, transaction or address',
  request: { query: z.object({ q: z.string().max(100) }) },
  responses: { 200: jsonAnswer('What was found.', searchResultSchema) },
});

/** The explorer's reads, all from the index but for balances. */
export function createExplorerRoutes({ db, chain, clock }: ApiContext): ApiRouter {
  const router = createRouter();
  const readStats = createStatsReader(db, chain);
  router.openapi(blocksRoute, async (c) => c.json(await listBlocks(db, c.req.valid('query')), 200));
  router.openapi(blockRoute, async (c) =>
    c.json(await readBlock(db, toBlockId(c.req.valid('param').id)), 200),
  );
  router.openapi(transactionsRoute, async (c) =>
    c.json(await listTransactions(db, c.req.valid('query')), 200),
  );
  router.openapi(transactionRoute, async (c) =>
    c.json(await readTransaction(db, toHash(c.req.valid('param').hash)), 200),
  );
  router.openapi(addressRoute, async (c) =>
    c.json(await readAddress(db, chain, toAddress(c.req.valid('param').address), clock()), 200),
  );
  router.openapi(addressTransactionsRoute, async (c) => {
    const address = toAddress(c.req.valid('param').address);
    return c.json(await listAddressTransactions(db, address, c.req.valid('query')), 200);
  });
  router.openapi(addressActionsRoute, async (c) => {
    const address = toAddress(c.req.valid('param').address);
    return c.json(await listAddressActions(db, address, c.req.valid('query')), 200);
  });
  router.openapi(statsRoute, async (c) => c.json(await readStats(), 200));
  router.openapi(searchRoute, async (c) => c.json(await search(db, c.req.valid('query').q), 200));
  return router;
}

function toBlockId(text: string): number | `0x${string}` {
  const height = parseHeight(text);
  if (height !== null) return height;
  return parseOr(hashSchema, text, EXPLORER_ERRORS.blockNotFound, 'Block not found');
}

function toHash(text: string): `0x${string}` {
  return parseOr(hashSchema, text, EXPLORER_ERRORS.transactionNotFound, 'Transaction not found');
}

function toAddress(text: string): `0x${string}` {
  return parseOr(addressSchema, text, EXPLORER_ERRORS.addressNotFound, 'Address not found');
}

function parseOr<T extends z.ZodType>(schema: T, text: string, code: string, message: string): z.output<T> {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new AppError(code, { message });
}
