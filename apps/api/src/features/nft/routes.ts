import { readPrimaryWallet } from '@nova/db/primary-wallet';
import { createRoute } from '@hono/zod-openapi';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { AppError } from '@nova/shared/errors';
import { NFT_WALLET_REQUIRED } from '@nova/shared/nft/constants';
import {
  newCollectionMetadataSchema,
  newMetadataSchema,
  preparedCollectionSchema,
  preparedNftSchema,
} from '@nova/shared/nft/creation';
import {
  collectionsQuerySchema,
  marketNftsQuerySchema,
  nftHistoryQuerySchema,
  nftIdSchema,
} from '@nova/shared/nft/list-queries';
import { nftReportSchema } from '@nova/shared/nft/reports';
import {
  collectionPropertiesSchema,
  marketNftDetailSchema,
  marketNftSchema,
  marketSchema,
  nftCollectionSchema,
  nftEventSchema,
} from '@nova/shared/nft/schemas';
import { pageSchema } from '@nova/shared/pagination';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiEnv, type ApiRouter, createRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { requireSession } from '../../http/access/session.ts';
import type { NftDependencies } from './dependencies.ts';
import { listCollections, readCollection, readCollectionProperties } from './list-collections.ts';
import { listHistory } from './list-history.ts';
import { listMarketNfts } from './list-nfts.ts';
import { type Creator, prepareCollection, prepareNft } from './prepare-nft.ts';
import { readMarket } from './read-market.ts';
import { readMarketNft } from './read-nft.ts';
import { refreshNft, reportNft } from './report-nft.ts';

const tags = ['nft'];
const params = z.object({ id: nftIdSchema });
const listErrors = errorAnswers({ 400: '`invalid_cursor`, `invalid_input`' });
const noNft = errorAnswers({ 404: '`nft_not_found`' });
const noCollection = errorAnswers({ 404: '`collection_not_found`' });
const done = { 204: { description: 'The report has been received.' } };

const marketRoute = createRoute({
  method: 'get',
  path: '/api/v1/market',
  tags,
  summary: 'Retrieve the marketplace contracts and their current rules',
  responses: {
    200: jsonAnswer("The contracts and rules; null for values the chain couldn't provide.", marketSchema),
  },
});
const nftsRoute = createRoute({
  method: 'get',
  path: '/api/v1/market/nfts',
  tags,
  summary: 'List marketplace NFTs, with filters, search and sorting',
  description:
    'Sorted by price or listing, the list contains only NFTs that are for sale; `sold` only sold ones; `rarity` only ' +
    'those with a rarity. The NFTs of all contracts are at `/api/v1/nfts`.',
  request: { query: marketNftsQuerySchema },
  responses: { 200: jsonAnswer('A page.', pageSchema(marketNftSchema)), ...listErrors },
});
const nftRoute = createRoute({
  method: 'get',
  path: '/api/v1/market/nfts/{id}',
  tags,
  summary: 'Retrieve a marketplace NFT',
  request: { params },
  responses: { 200: jsonAnswer('The NFT.', marketNftDetailSchema), ...noNft },
});
const historyRoute = createRoute({
  method: 'get',
  path: '/api/v1/market/nfts/{id}/history',
  tags,
  summary: 'List the history of an NFT',
  request: { params, query: nftHistoryQuerySchema },
  responses: { 200: jsonAnswer('A page.', pageSchema(nftEventSchema)), ...listErrors },
});
const collectionsRoute = createRoute({
  method: 'get',
  path: '/api/v1/market/collections',
  tags,
  summary: 'List NFT collections, largest first',
  request: { query: collectionsQuerySchema },
  responses: { 200: jsonAnswer('A page.', pageSchema(nftCollectionSchema)), ...listErrors },
});
const collectionRoute = createRoute({
  method: 'get',
  path: '/api/v1/market/collections/{id}',
  tags,
  summary: 'Retrieve a collection',
  request: { params },
  responses: { 200: jsonAnswer('The collection.', nftCollectionSchema), ...noCollection },
});
const propertiesRoute = createRoute({
  method: 'get',
  path: '/api/v1/market/collections/{id}/properties',
  tags,
  summary: 'List the properties of a collection with their counts, for filters',
  request: { params },
  responses: {
    200: jsonAnswer('The properties by name, with their values by frequency.', collectionPropertiesSchema),
  },
});
const metadataRoute = createRoute({
  method: 'post',
  path: '/api/v1/market/metadata',
  tags,
  security: NEEDS_SESSION,
  summary: 'Store NFT metadata before the wallet mints it',
  description:
    'Returns everything that `NovaNFT.mint` needs. This call mints nothing and spends nothing: the contract charges the ' +
    'Energy Points when the wallet sends the transaction.',
  request: { body: jsonBody(newMetadataSchema) },
  responses: {
    201: jsonAnswer('The metadata is stored; the wallet can now mint.', preparedNftSchema),
    ...errorAnswers({
      400: '`invalid_input`, `image_required`',
      401: '`unauthorized`',
      403: '`wallet_required`',
      404: '`upload_not_found`',
      503: '`unavailable`',
    }),
  },
});
const collectionMetadataRoute = createRoute({
  method: 'post',
  path: '/api/v1/market/collection-metadata',
  tags,
  security: NEEDS_SESSION,
  summary: 'Store collection metadata (ERC-7572) before the wallet creates it',
  request: { body: jsonBody(newCollectionMetadataSchema) },
  responses: {
    201: jsonAnswer('The metadata is stored; the wallet can now create it.', preparedCollectionSchema),
    ...errorAnswers({
      400: '`invalid_input`, `image_required`',
      401: '`unauthorized`',
      403: '`wallet_required`',
      503: '`unavailable`',
    }),
  },
});
const reportRoute = createRoute({
  method: 'post',
  path: '/api/v1/market/nfts/{id}/report',
  tags,
  security: NEEDS_SESSION,
  summary: 'Report an NFT to the administrators',
  request: { params, body: jsonBody(nftReportSchema) },
  responses: {
    ...done,
    ...noNft,
    ...errorAnswers({ 400: '`invalid_input`', 401: '`unauthorized`', 429: '`report_limit`' }),
  },
});
const refreshRoute = createRoute({
  method: 'post',
  path: '/api/v1/market/nfts/{id}/refresh',
  tags,
  security: NEEDS_SESSION,
  summary: "Refresh an NFT's metadata",
  request: { params },
  responses: { ...done, ...noNft, ...errorAnswers({ 401: '`unauthorized`' }) },
});

/** Routes of `/api/v1/market`: reading the market and preparing NFTs. Wallets mint and trade on the chain. */
export function createNftRoutes(context: ApiContext, dependencies: NftDependencies): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  router.openapi(marketRoute, async (c) => c.json(await readMarket(context), 200));
  router.openapi(nftsRoute, async (c) =>
    c.json(await listMarketNfts(db, dependencies, c.req.valid('query'), clock()), 200),
  );
  router.openapi(historyRoute, async (c) =>
    c.json(await listHistory(db, c.req.valid('param').id, c.req.valid('query')), 200),
  );
  router.openapi(nftRoute, async (c) =>
    c.json(await readMarketNft(db, dependencies, c.req.valid('param').id, clock()), 200),
  );
  router.openapi(collectionsRoute, async (c) =>
    c.json(await listCollections(db, dependencies, c.req.valid('query'), clock()), 200),
  );
  router.openapi(propertiesRoute, async (c) =>
    c.json(await readCollectionProperties(db, c.req.valid('param').id), 200),
  );
  router.openapi(collectionRoute, async (c) =>
    c.json(await readCollection(db, dependencies, c.req.valid('param').id, clock()), 200),
  );
  router.openapi(metadataRoute, async (c) => {
    const creator = await requireCreator(c, context);
    return c.json(await prepareNft(context, dependencies, creator, c.req.valid('json')), 201);
  });
  router.openapi(collectionMetadataRoute, async (c) => {
    const creator = await requireCreator(c, context);
    return c.json(await prepareCollection(context, dependencies, creator, c.req.valid('json')), 201);
  });
  router.openapi(reportRoute, async (c) => {
    const { userId } = await requireSession(c, context.tokens);
    await reportNft(context, userId, c.req.valid('param').id, c.req.valid('json'));
    return c.body(null, 204);
  });
  router.openapi(refreshRoute, async (c) => {
    await requireSession(c, context.tokens);
    await refreshNft(context, c.req.valid('param').id);
    return c.body(null, 204);
  });
  return router;
}

/** Returns the account and the wallet of a request. @throws AppError `unauthorized`, `wallet_required` */
async function requireCreator(c: Context<ApiEnv>, context: ApiContext): Promise<Creator> {
  const { userId } = await requireSession(c, context.tokens);
  const account = await readPrimaryWallet(context.db, userId);
  if (account !== null) return { userId, account };
  throw new AppError(ENERGY_ERRORS.walletRequired, { message: NFT_WALLET_REQUIRED });
}
