import { users } from '@nova/db/schema/account';
import { presalePurchases } from '@nova/db/schema/presale';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { type CardSession, type cardSessionRequestSchema } from '@nova/shared/presale/card';
import { CARD_SESSION_SECONDS, UNITS_PER_CENT } from '@nova/shared/presale/card-terms';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { toBuyerKey } from '@nova/shared/presale/operations';
import { eq } from 'drizzle-orm';
import { formatUnits, type Hex } from 'viem';
import type { z } from 'zod';
import { localizePath, type Language } from '@nova/shared/language/language';
import type { ApiContext } from '../../../http/api-context.ts';
import type { ClientNetworks } from '@nova/shared/networks';
import { findDeliveryAddress } from '../purchase/buyer.ts';
import type { CardGateway } from './card-gateway.ts';
import { limitOpenPayments } from '../purchase/limit-open-payments.ts';
import { findPurchase } from '../purchase/purchases.ts';
import { quoteSale } from '../sale/quote.ts';
import { refuseQuote } from '../sale/refuse-quote.ts';
import { createId, type PurchaseRow } from '@nova/presale/reservation';
import type { SaleSnapshot } from '../sale/sale-cache.ts';
import { readHasBonus } from '../sale/sale-chain.ts';

type Request = z.output<typeof cardSessionRequestSchema>;

/** Dependencies of opening a card payment. */
export interface CardContext {
  readonly context: ApiContext;
  readonly gateway: CardGateway;
  readSale(): Promise<SaleSnapshot>;
  isWhitelisted(address: string): Promise<boolean>;
}
export interface CardBuyer {
  readonly userId: string;
  readonly language: Language;
  /** Null if limits per network are disabled. */
  readonly networks: ClientNetworks | null;
}

/**
 * Opens the page of a card payment. Coins and bonus are reserved only when the payment arrives, so an unpaid
 * page withholds nothing from other buyers. A repeated request id returns the same purchase and page.
 * @throws AppError codes of `PRESALE_ERRORS`; `idempotency_conflict`
 */
export async function openCardSession(
  cards: CardContext,
  buyer: CardBuyer,
  request: Request,
): Promise<CardSession> {
  const { context, gateway } = cards;
  const row = await findOrStart(cards, buyer, request);
  refuseEnded(row);
  const { sessionId, url } = await openPage(cards, buyer, row);
  await context.db
    .update(presalePurchases)
    .set({ cardSessionId: sessionId, cardUrl: url })
    .where(eq(presalePurchases.id, row.id));
  const purchase = await findPurchase(context.db, row.id);
  return { mode: gateway.mode, url, purchase: purchase! };
}

async function findOrStart(cards: CardContext, buyer: CardBuyer, request: Request): Promise<PurchaseRow> {
  const { db, clock } = cards.context;
  const requestKey = `card:${buyer.userId}:${request.request_id}`;
  const requestHash = `${request.usdt_units}|${request.phase}|${request.min_nac_wei}`;
  const known = await findByRequest(cards.context, requestKey, requestHash);
  if (known) return known;
  const address = await findDeliveryAddress(cards.context, buyer.userId);
  const quote = await requireQuote(cards, address, request);
  const now = clock();
  await db.transaction(async (tx) => {
    const { userId, networks } = buyer;
    await limitOpenPayments(tx, {
      method: 'card',
      userId,
      walletAddress: address,
      requestKey,
      networks,
      now,
    });
    await tx
      .insert(presalePurchases)
      .values({
        id: createId(),
        method: 'card',
        status: 'quoted',
        // The test terminal takes no money.
        isSimulated: cards.gateway.mode === 'test',
        userId,
        walletAddress: address,
        buyerKey: toBuyerKey(address),
        phase: request.phase,
        usdtAmount: BigInt(request.usdt_units),
        novaTokens: BigInt(quote.base_wei),
        bonusTokens: BigInt(quote.bonus_wei),
        minNacWei: BigInt(request.min_nac_wei),
        requestKey,
        requestHash,
        language: buyer.language,
        ...networks,
        createdAt: new Date(now),
        expiresAt: new Date(now + CARD_SESSION_SECONDS * 1000),
      })
      .onConflictDoNothing({ target: presalePurchases.requestKey });
  });
  return (await findByRequest(cards.context, requestKey, requestHash))!;
}

async function findByRequest(
  { db }: ApiContext,
  requestKey: string,
  requestHash: string,
): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(presalePurchases).where(eq(presalePurchases.requestKey, requestKey));
  if (row && row.requestHash !== requestHash) {
    throw new AppError(COMMON_ERRORS.idempotencyConflict, {
      message: 'This request ID was already used for another purchase. Send a new one.',
    });
  }
  return row ?? null;
}

async function requireQuote(cards: CardContext, address: Hex, request: Request) {
  const { chain: sale } = await cards.readSale();
  const { chain, clock } = cards.context;
  const hasBonus = await readHasBonus(chain, sale.contract, toBuyerKey(address));
  const quote = quoteSale(sale, {
    method: 'card',
    usdtUnits: BigInt(request.usdt_units),
    nacWei: null,
    // An unknown bonus is not promised; the chain grants it if it is available.
    hasBonus: hasBonus ?? true,
    now: Math.floor(clock() / 1000),
    isWhitelisted: await cards.isWhitelisted(address),
  });
  refuseQuote(quote, { phase: request.phase, minNacWei: BigInt(request.min_nac_wei) });
  return quote;
}

/** Refuses to reopen an unpaid page after its expiry. */
function refuseEnded({ id, status, reason }: PurchaseRow): void {
  if (status !== 'expired' && status !== 'failed') return;
  const known = Object.values(PRESALE_ERRORS).find((code) => code === reason);
  throw new AppError(known ?? PRESALE_ERRORS.cardFailed, {
    message: 'The time for this payment is over. Please start a new one.',
    details: { purchase_id: id, status },
  });
}

async function openPage({ context, gateway }: CardContext, { userId }: CardBuyer, row: PurchaseRow) {
  if (row.cardSessionId !== null && row.cardUrl !== null) {
    return { sessionId: row.cardSessionId, url: row.cardUrl };
  }
  const isUser = eq(users.id, userId);
  const [user] = await context.db
    .select({ email: users.email, isVerified: users.emailVerified })
    .from(users)
    .where(isUser);
  // All fields come from the purchase, so repeated requests are identical.
  const { language } = row;
  const page = `${context.config.publicOrigins[0]}${localizePath('/presale', language)}?purchase=${row.id}`;
  const coins = formatUnits(row.novaTokens + row.bonusTokens, 18);
  const charge = {
    purchaseId: row.id,
    recipient: row.walletAddress,
    cents: Number(row.usdtAmount / UNITS_PER_CENT),
    description: `${coins} NAC`,
    successUrl: page,
    cancelUrl: `${page}&cancelled=1`,
    expiresAt: Math.floor(row.createdAt.getTime() / 1000) + CARD_SESSION_SECONDS,
    email: user?.isVerified ? user.email : undefined,
    language,
  };
  return gateway.open(charge).catch((cause: unknown) => {
    throw new AppError(PRESALE_ERRORS.cardFailed, {
      message: 'The payment page could not be opened. You were not charged. Please try again.',
      cause,
    });
  });
}
