import { createRoute } from '@hono/zod-openapi';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { hashSchema } from '@nova/shared/hex';
import { ownAccountSchema } from '@nova/shared/presale/account';
import { bridgeStatusSchema } from '@nova/shared/presale/bridge';
import { toBuyerKey } from '@nova/shared/presale/operations';
import {
  purchasePageSchema,
  purchaseQuerySchema,
  purchaseReceiptSchema,
  resumeQuerySchema,
  openPurchasesSchema,
} from '@nova/shared/presale/purchase';
import { quoteQuerySchema, quoteSchema } from '@nova/shared/presale/quote';
import { saleSchema } from '@nova/shared/presale/sale';
import { presaleStatusSchema } from '@nova/shared/presale/status';
import { z } from 'zod';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { errorAnswers, jsonAnswer, NEEDS_SESSION, ACCEPTS_SESSION } from '../../http/requests/describe.ts';
import { readSession, requireSession } from '../../http/access/session.ts';
import { cancelLink, restartLink } from './purchase/link-account.ts';
import { readOwnAccount } from '@nova/presale/own-account';
import { readBridgeStatus } from './bridge/bridge-status.ts';
import { readOwner } from './purchase/buyer.ts';
import { answerStatus } from './purchase/answer-status.ts';
import { toSale } from './sale/describe-sale.ts';
import { findRewardBlock } from './find-reward-block.ts';
import { listEntries } from './purchase/list-entries.ts';
import { findByTransaction, findPurchase, listPurchases, sumPurchases } from './purchase/purchases.ts';
import { quoteSale } from './sale/quote.ts';
import { readResume } from './purchase/resume.ts';
import { readHasBonus } from './sale/sale-chain.ts';
import type { PresaleService } from './service.ts';

const away = errorAnswers({ 503: "`unavailable`: the chain isn't responding" });
const saleRoute = createRoute({
  method: 'get',
  path: '/api/v1/presale',
  tags: ['presale'],
  summary: 'Retrieve the presale state and available payment methods',
  responses: {
    200: jsonAnswer(
      'The state, at most one second old, or an older one with `is_stale` while the chain is slow.',
      saleSchema,
    ),
    ...away,
  },
});
const quoteRoute = createRoute({
  method: 'get',
  path: '/api/v1/presale/quote',
  tags: ['presale'],
  summary: 'Get an exact quote, including bonus and fees',
  request: { query: quoteQuerySchema },
  responses: {
    200: jsonAnswer('The quote. It reserves nothing.', quoteSchema),
    ...errorAnswers({ 400: '`invalid_input`', 409: '`sale_closed`', 503: '`unavailable`' }),
  },
});
const resumeRoute = createRoute({
  method: 'get',
  path: '/api/v1/presale/resume',
  tags: ['presale'],
  summary: 'Get the state needed to resume an interrupted purchase',
  security: ACCEPTS_SESSION,
  request: { query: resumeQuerySchema },
  responses: {
    200: jsonAnswer('Balance, approved amount and open purchases.', openPurchasesSchema),
    ...away,
  },
});
const historyRoute = createRoute({
  method: 'get',
  path: '/api/v1/presale/purchases',
  tags: ['presale'],
  summary: 'List your purchases',
  security: NEEDS_SESSION,
  request: { query: purchaseQuerySchema },
  responses: {
    200: jsonAnswer('The purchases, newest first; totals count completed purchases.', purchasePageSchema),
    ...errorAnswers({ 400: '`invalid_cursor`', 401: '`unauthorized`' }),
  },
});
const receiptRoute = createRoute({
  method: 'get',
  path: '/api/v1/presale/purchases/{id}',
  tags: ['presale'],
  summary: 'Retrieve a purchase with its ledger entries, by an ID that grants access',
  request: { params: z.object({ id: hashSchema }) },
  responses: {
    200: jsonAnswer('The receipt.', purchaseReceiptSchema),
    ...errorAnswers({ 404: '`not_found`' }),
  },
});
const transactionRoute = createRoute({
  method: 'get',
  path: '/api/v1/presale/transactions/{hash}',
  tags: ['presale'],
  summary: 'Retrieve the purchase delivered by a transaction',
  request: { params: z.object({ hash: hashSchema }) },
  responses: {
    200: jsonAnswer('The receipt.', purchaseReceiptSchema),
    ...errorAnswers({ 404: "`not_found`: there is no such purchase, or it isn't indexed yet" }),
  },
});
const bridgeRoute = createRoute({
  method: 'get',
  path: '/api/v1/presale/bridge',
  tags: ['presale'],
  summary: 'Retrieve statistics of payments on Ethereum and, with a session, your own payments',
  security: ACCEPTS_SESSION,
  responses: { 200: jsonAnswer('The bridge status.', bridgeStatusSchema) },
});
const accountRoute = createRoute({
  method: 'get',
  path: '/api/v1/presale/account',
  tags: ['presale'],
  summary: 'Retrieve the coins held by the account without a wallet',
  security: NEEDS_SESSION,
  responses: {
    200: jsonAnswer('The coins, or null if nothing was bought without a wallet.', ownAccountSchema),
    ...errorAnswers({ 401: '`unauthorized`' }),
  },
});

const cancelRoute = createRoute({
  method: 'post',
  path: '/api/v1/presale/account/cancel-link',
  tags: ['presale'],
  summary: "Cancel the pending assignment of the account's coins to a wallet",
  security: NEEDS_SESSION,
  responses: {
    202: { description: 'Accepted; the change is being written to the chain.' },
    ...errorAnswers({ 401: '`unauthorized`', 404: '`not_found`' }),
  },
});
const linkRoute = createRoute({
  method: 'post',
  path: '/api/v1/presale/account/link',
  tags: ['presale'],
  summary: "Assign the account's coins to the primary wallet after a cancellation",
  security: NEEDS_SESSION,
  responses: {
    202: { description: 'Accepted; the change is being written to the chain.' },
    ...errorAnswers({ 401: '`unauthorized`', 404: '`not_found`' }),
  },
});

/** Routes for the data of the presale page. */
export function createPresaleRoutes({
  context,
  settings,
  readSale,
  readShown,
  whitelist,
}: PresaleService): ApiRouter {
  const { db, chain, tokens, clock } = context;
  const router = createRouter();
  describeStatus(router);
  router.on(['GET', 'POST'], '/functions/v1/presale-phases', (c) => answerStatus(c, readShown));
  router.openapi(saleRoute, async (c) => c.json(toSale(await readShown(), settings), 200));
  router.openapi(quoteRoute, async (c) => {
    const { method, usdt_units: units, nac_wei: wei, address } = c.req.valid('query');
    const { chain: sale } = await readSale();
    const hasBonus = address ? await readHasBonus(chain, sale.contract, toBuyerKey(address)) : false;
    const quote = quoteSale(sale, {
      method,
      usdtUnits: units === undefined ? null : BigInt(units),
      nacWei: wei === undefined ? null : BigInt(wei),
      hasBonus: hasBonus ?? true,
      now: Math.floor(clock() / 1000),
      isWhitelisted: address ? await whitelist.has(address) : false,
    });
    return c.json(quote, 200);
  });
  router.openapi(resumeRoute, async (c) => {
    const session = await readSession(c, tokens);
    const owner = session && (await readOwner(db, session.userId));
    const { chain: sale } = await readSale();
    return c.json(await readResume(context, sale, c.req.valid('query').address, owner), 200);
  });
  router.openapi(historyRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { address, ...page } = c.req.valid('query');
    const owner = await readOwner(db, userId);
    const list = await listPurchases(db, owner, address, page);
    return c.json({ ...list, totals: await sumPurchases(db, owner, address) }, 200);
  });
  router.openapi(receiptRoute, async (c) =>
    c.json(await toReceipt(db, await findPurchase(db, c.req.valid('param').id)), 200),
  );
  router.openapi(transactionRoute, async (c) =>
    c.json(await toReceipt(db, await findByTransaction(db, c.req.valid('param').hash)), 200),
  );
  router.openapi(bridgeRoute, async (c) => {
    const session = await readSession(c, tokens);
    return c.json(await readBridgeStatus(db, session && (await readOwner(db, session.userId))), 200);
  });
  router.openapi(accountRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const factory = await findContract(db, 'AccountFactory');
    return c.json(await readOwnAccount({ db, chain, factory }, userId), 200);
  });
  router.openapi(cancelRoute, async (c) => {
    await cancelLink(context, (await requireSession(c, tokens)).userId);
    return c.body(null, 202);
  });
  router.openapi(linkRoute, async (c) => {
    await restartLink(context, (await requireSession(c, tokens)).userId);
    return c.body(null, 202);
  });
  return router;
}

async function toReceipt(
  db: PresaleService['context']['db'],
  purchase: Awaited<ReturnType<typeof findPurchase>>,
) {
  if (!purchase) throw new AppError(COMMON_ERRORS.notFound, { message: 'Purchase not found. Check its ID.' });
  const [ledger, rewardBlock] = await Promise.all([
    listEntries(db, purchase.id),
    findRewardBlock(db, purchase),
  ]);
  return { ...purchase, ledger, reward_block_number: rewardBlock };
}

function describeStatus(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/functions/v1/presale-phases',
    tags: ['presale'],
    summary: 'Retrieve the presale status',
    responses: {
      200: jsonAnswer('The presale status from the chain, at most one second old.', presaleStatusSchema),
      ...away,
    },
  });
}
