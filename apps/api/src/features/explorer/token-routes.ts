import { createRoute } from '@hono/zod-openapi';
import {
  nftsQuerySchema,
  plainQuerySchema,
  tokensQuerySchema,
  transfersQuerySchema,
} from '@nova/shared/explorer/list-queries';
import {
  nftSchema,
  tokenDetailSchema,
  tokenHolderSchema,
  tokenSchema,
  tokenTransferSchema,
} from '@nova/shared/explorer/token-schemas';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../http/describe.ts';
import { HOLDER_COLUMNS, TRANSFER_COLUMNS } from './csv-columns.ts';
import { listNfts, readNft } from './nfts.ts';
import { idSchema, toNftId, toTokenAddress } from './parse-ids.ts';
import { serveList } from './serve-list.ts';
import { listHolders, listTokens, readToken } from './tokens.ts';
import { listNftTransfers, listTransfers } from './transfers.ts';

const tags = ['explorer'];
const tokenParams = z.object({ address: idSchema });
const nftParams = z.object({ address: idSchema, tokenId: idSchema });
const noToken = '`token_not_found`: no contract that moved tokens';
const noNft = '`nft_not_found`';

const tokenRoute = createRoute({
  method: 'get',
  path: '/api/v1/tokens/{address}',
  tags,
  summary: 'A token or a collection of NFTs',
  request: { params: tokenParams },
  responses: { 200: jsonAnswer('The token.', tokenDetailSchema), ...errorAnswers({ 404: noToken }) },
});
const nftRoute = createRoute({
  method: 'get',
  path: '/api/v1/nfts/{address}/{tokenId}',
  tags,
  summary: 'One NFT, with what its metadata say',
  request: { params: nftParams },
  responses: { 200: jsonAnswer('The NFT.', nftSchema), ...errorAnswers({ 404: noNft }) },
});

/** Adds tokens, their transfers and holders, and NFTs. */
export function serveTokens(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  router.openapi(tokenRoute, async (c) =>
    c.json(await readToken(db, toTokenAddress(c.req.valid('param').address)), 200),
  );
  serveList(context, router, {
    path: '/tokens',
    summary: 'Tokens and collections, those with the most holders first',
    query: tokensQuerySchema,
    item: tokenSchema,
    read: (query) => listTokens(db, query),
  });
  serveList(context, router, {
    path: '/transfers',
    summary: 'Movements of tokens, newest first',
    query: transfersQuerySchema,
    item: tokenTransferSchema,
    read: (query) => listTransfers(db, query),
    csv: TRANSFER_COLUMNS,
  });
  serveList(context, router, {
    path: '/tokens/{address}/transfers',
    summary: 'Movements of one token, newest first',
    params: tokenParams,
    query: transfersQuerySchema,
    item: tokenTransferSchema,
    notFound: noToken,
    read: (query, { address }) => listTransfers(db, { ...query, token: toTokenAddress(address!) }),
    csv: TRANSFER_COLUMNS,
  });
  serveList(context, router, {
    path: '/tokens/{address}/holders',
    summary: 'Who holds a token, the richest first',
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
    summary: 'NFTs, the last minted first; of an owner by collection and number',
    query: nftsQuerySchema,
    item: nftSchema,
    read: (query) => listNfts(db, query),
  });
  router.openapi(nftRoute, async (c) => {
    const { address, tokenId } = c.req.valid('param');
    const id = toNftId(address, tokenId);
    return c.json(await readNft(db, id.token, id.tokenId), 200);
  });
  serveList(context, router, {
    path: '/nfts/{address}/{tokenId}/transfers',
    summary: 'Movements of one NFT, newest first',
    params: nftParams,
    query: plainQuerySchema,
    item: tokenTransferSchema,
    notFound: noNft,
    read: (query, { address, tokenId }) => listNftTransfers(db, toNftId(address!, tokenId!), query),
  });
}
