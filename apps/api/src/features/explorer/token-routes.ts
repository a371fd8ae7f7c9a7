import { createRoute } from '@hono/zod-openapi';
import {
  nftsQuerySchema,
  plainQuerySchema,
  tokensQuerySchema,
  transfersQuerySchema,
} from '@nova/shared/explorer/list-queries';
import {
  holderDistributionSchema,
  nftSchema,
  tokenDetailSchema,
  tokenHolderSchema,
  tokenSchema,
  tokenTransferSchema,
} from '@nova/shared/explorer/token-schemas';
import { pageQuerySchema } from '@nova/shared/pagination';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../http/requests/describe.ts';
import { HOLDER_COLUMNS, TRANSFER_COLUMNS } from './lists/csv-columns.ts';
import { readDistribution } from './lists/holder-distribution.ts';
import { listItemHolders } from './lists/item-holders.ts';
import { listNfts, readNft } from './lists/nfts.ts';
import { idSchema, toNftId, toTokenAddress } from './search/parse-ids.ts';
import { serveList } from './lists/serve-list.ts';
import { listHolders, listTokens, readToken } from './lists/tokens.ts';
import { listNftTransfers, listTransfers } from './lists/transfers.ts';

const tags = ['explorer'];
const tokenParams = z.object({ address: idSchema });
const nftParams = z.object({ address: idSchema, token_id: idSchema });
const noToken = '`token_not_found`: this address has no token contract with transfers';
const noNft = '`nft_not_found`';

const tokenRoute = createRoute({
  method: 'get',
  path: '/api/v1/tokens/{address}',
  tags,
  summary: 'Retrieve a token or an NFT collection',
  request: { params: tokenParams },
  responses: { 200: jsonAnswer('The token.', tokenDetailSchema), ...errorAnswers({ 404: noToken }) },
});
const distributionRoute = createRoute({
  method: 'get',
  path: '/api/v1/tokens/{address}/distribution',
  tags,
  summary: 'Retrieve the distribution of a token among its holders',
  description:
    'Shares of the 10, 25, 50 and 100 largest holders and of the rest. For ERC-1155, balances are units of all ' +
    'items. The complete list of holders, also as CSV, is at `/holders`.',
  request: { params: tokenParams, query: pageQuerySchema.pick({ limit: true }) },
  responses: {
    200: jsonAnswer('The distribution.', holderDistributionSchema),
    ...errorAnswers({ 404: noToken }),
  },
});
const nftRoute = createRoute({
  method: 'get',
  path: '/api/v1/nfts/{address}/{token_id}',
  tags,
  summary: 'Retrieve an NFT with its metadata',
  request: { params: nftParams },
  responses: { 200: jsonAnswer('The NFT.', nftSchema), ...errorAnswers({ 404: noNft }) },
});

/** Adds routes for tokens, their transfers and holders, and for NFTs. */
export function serveTokens(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  router.openapi(tokenRoute, async (c) =>
    c.json(await readToken(db, toTokenAddress(c.req.valid('param').address)), 200),
  );
  router.openapi(distributionRoute, async (c) => {
    const { limit } = c.req.valid('query');
    return c.json(await readDistribution(db, toTokenAddress(c.req.valid('param').address), limit), 200);
  });
  serveList(context, router, {
    path: '/tokens',
    summary: 'List tokens and collections by number of holders',
    query: tokensQuerySchema,
    item: tokenSchema,
    read: (query) => listTokens(db, query),
  });
  serveList(context, router, {
    path: '/transfers',
    summary: 'List token transfers',
    query: transfersQuerySchema,
    item: tokenTransferSchema,
    read: (query) => listTransfers(db, query),
    csv: TRANSFER_COLUMNS,
  });
  serveList(context, router, {
    path: '/tokens/{address}/transfers',
    summary: 'List transfers of a token',
    params: tokenParams,
    query: transfersQuerySchema,
    item: tokenTransferSchema,
    notFound: noToken,
    read: (query, { address }) => listTransfers(db, { ...query, token: toTokenAddress(address!) }),
    csv: TRANSFER_COLUMNS,
  });
  serveList(context, router, {
    path: '/tokens/{address}/holders',
    summary: 'List token holders',
    params: tokenParams,
    query: plainQuerySchema,
    item: tokenHolderSchema,
    notFound: noToken,
    read: (query, { address }) => listHolders(db, toTokenAddress(address!), query),
    csv: HOLDER_COLUMNS,
  });
  serveNfts(context, router);
}

function serveNfts(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  serveList(context, router, {
    path: '/nfts',
    summary: 'List NFTs',
    query: nftsQuerySchema,
    item: nftSchema,
    read: (query) => listNfts(db, query),
  });
  router.openapi(nftRoute, async (c) => {
    const { address, token_id: tokenId } = c.req.valid('param');
    const id = toNftId(address, tokenId);
    return c.json(await readNft(db, id.token, id.tokenId), 200);
  });
  serveList(context, router, {
    path: '/nfts/{address}/{token_id}/transfers',
    summary: 'List transfers of an NFT',
    params: nftParams,
    query: plainQuerySchema,
    item: tokenTransferSchema,
    notFound: noNft,
    read: (query, { address, token_id: tokenId }) => listNftTransfers(db, toNftId(address!, tokenId!), query),
    csv: TRANSFER_COLUMNS,
  });
  serveList(context, router, {
    path: '/nfts/{address}/{token_id}/holders',
    summary: 'List holders of an NFT',
    description: 'An ERC-721 token has one holder or none, an ERC-1155 item any number.',
    params: nftParams,
    query: plainQuerySchema,
    item: tokenHolderSchema,
    notFound: noNft,
    read: (query, { address, token_id: tokenId }) => listItemHolders(db, toNftId(address!, tokenId!), query),
    csv: HOLDER_COLUMNS,
  });
}
