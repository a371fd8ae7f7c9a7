import { createRoute } from '@hono/zod-openapi';
import { accountSchema, addressDetailSchema } from '@nova/shared/explorer/address-schemas';
import { internalTransactionSchema } from '@nova/shared/explorer/internal-schemas';
import {
  accountsQuerySchema,
  actionsQuerySchema,
  addressInternalQuerySchema,
  addressTransactionsQuerySchema,
  addressTransfersQuerySchema,
  approvalsQuerySchema,
  eventsQuerySchema,
  nftsQuerySchema,
  plainQuerySchema,
} from '@nova/shared/explorer/list-queries';
import { actionSchema, contractEventSchema, transactionSchema } from '@nova/shared/explorer/schemas';
import {
  nftSchema,
  tokenApprovalSchema,
  tokenHoldingSchema,
  tokenTransferSchema,
} from '@nova/shared/explorer/token-schemas';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../http/requests/describe.ts';
import { listAccounts } from './lists/accounts.ts';
import { listActions } from './lists/actions.ts';
import { listApprovals } from './lists/approvals.ts';
import { readAddress } from './lists/addresses.ts';
import {
  ACTION_COLUMNS,
  APPROVAL_COLUMNS,
  EVENT_COLUMNS,
  INTERNAL_COLUMNS,
  TRANSACTION_COLUMNS,
  TRANSFER_COLUMNS,
} from './lists/csv-columns.ts';
import { listEvents } from './lists/events.ts';
import { listAddressInternal } from './lists/internal-transactions.ts';
import { listNfts } from './lists/nfts.ts';
import { idSchema, toAddress } from './search/parse-ids.ts';
import { serveList } from './lists/serve-list.ts';
import { listHoldings } from './lists/tokens.ts';
import { listAddressTransactions } from './lists/transactions.ts';
import { listAddressTransfers } from './lists/transfers.ts';

const params = z.object({ address: idSchema });
const notFound = '`address_not_found`: not an address';

const addressRoute = createRoute({
  method: 'get',
  path: '/api/v1/addresses/{address}',
  tags: ['explorer'],
  summary: 'Retrieve an address with balance, activity, Energy Points and rank',
  description: 'The balance is read from the chain node and is null if the node is unavailable.',
  request: { params },
  responses: {
    200: jsonAnswer(
      'The address. All values are zero for an address that was never used.',
      addressDetailSchema,
    ),
    ...errorAnswers({ 404: notFound }),
  },
});

/** Adds routes for the top accounts, and for addresses with their blocks, transactions and tokens. */
export function serveAddresses(context: ApiContext, router: ApiRouter): void {
  const { db, chain, clock } = context;
  router.openapi(addressRoute, async (c) =>
    c.json(await readAddress(db, chain, toAddress(c.req.valid('param').address), clock()), 200),
  );
  serveList(context, router, {
    path: '/accounts',
    summary: 'List top accounts by balance, Energy Points or transactions',
    query: accountsQuerySchema,
    item: accountSchema,
    read: (query) => listAccounts(db, query),
  });
  serveHistory(context, router);
  serveHoldings(context, router);
}

function serveHistory(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  serveList(context, router, {
    path: '/addresses/{address}/transactions',
    summary: 'List transactions of an address',
    params,
    query: addressTransactionsQuerySchema,
    item: transactionSchema,
    notFound,
    read: (query, { address }) => listAddressTransactions(db, toAddress(address!), query),
    csv: TRANSACTION_COLUMNS,
  });
  serveList(context, router, {
    path: '/addresses/{address}/actions',
    summary: 'List rewarded actions of an address',
    params,
    query: actionsQuerySchema,
    item: actionSchema,
    notFound,
    read: (query, { address }) => listActions(db, { ...query, account: toAddress(address!) }),
    csv: ACTION_COLUMNS,
  });
  serveList(context, router, {
    path: '/addresses/{address}/transfers',
    summary: 'List token transfers of an address',
    params,
    query: addressTransfersQuerySchema,
    item: tokenTransferSchema,
    notFound,
    read: (query, { address }) => listAddressTransfers(db, toAddress(address!), query),
    csv: TRANSFER_COLUMNS,
  });
  serveList(context, router, {
    path: '/addresses/{address}/internal-transactions',
    summary: 'List internal transactions of an address',
    params,
    query: addressInternalQuerySchema,
    item: internalTransactionSchema,
    notFound,
    read: (query, { address }) => listAddressInternal(db, toAddress(address!), query),
    csv: INTERNAL_COLUMNS,
  });
  serveList(context, router, {
    path: '/addresses/{address}/events',
    summary: "List a contract's events",
    params,
    query: eventsQuerySchema,
    item: contractEventSchema,
    notFound,
    read: (query, { address }) => listEvents(db, toAddress(address!), query),
    csv: EVENT_COLUMNS,
  });
}

function serveHoldings(context: ApiContext, router: ApiRouter): void {
  const { db } = context;
  serveList(context, router, {
    path: '/addresses/{address}/tokens',
    summary: 'List token balances of an address',
    params,
    query: plainQuerySchema,
    item: tokenHoldingSchema,
    notFound,
    read: (query, { address }) => listHoldings(db, toAddress(address!), query),
  });
  serveList(context, router, {
    path: '/addresses/{address}/nfts',
    summary: 'List NFTs of an address',
    params,
    query: nftsQuerySchema,
    item: nftSchema,
    notFound,
    read: (query, { address }) => listNfts(db, { ...query, owner: toAddress(address!) }),
  });
  serveList(context, router, {
    path: '/addresses/{address}/approvals',
    summary: 'List token approvals of an address',
    description:
      'Approvals that no later event replaced or revoked, newest first. What is left of one is known to its contract: `allowance`, `getApproved` or `isApprovedForAll`.',
    params,
    query: approvalsQuerySchema,
    item: tokenApprovalSchema,
    notFound,
    read: (query, { address }) => listApprovals(db, toAddress(address!), query),
    csv: APPROVAL_COLUMNS,
  });
}
