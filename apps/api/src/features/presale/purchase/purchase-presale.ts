import type { Transaction } from '@nova/db/database';
import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { bridgePayments, presalePurchases } from '@nova/db/schema/presale';
import { wallets } from '@nova/db/schema/wallet';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { BRIDGE_CHAIN_ID } from '@nova/shared/presale/bridge';
import type { PhaseNumber } from '@nova/shared/presale/constants';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { toBuyerKey } from '@nova/shared/presale/operations';
import { quotePurchase } from '@nova/shared/presale/pricing';
import type { PurchasePresaleRequest, PurchaseResult } from '@nova/shared/presale/purchase-request';
import { MOCK_SIGNATURE_PREFIX } from '@nova/shared/presale/signed-message';
import { readUsdtAmount } from '@nova/shared/presale/usdt-amount';
import { eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { Language } from '@nova/shared/language/language';
import type { ApiContext } from '../../../http/api-context.ts';
import type { ClientNetworks } from '@nova/shared/networks';
import { requireOwnWallet } from '../../../http/access/own-wallet.ts';
import { markPaid } from '@nova/presale/deliver';
import { limitOpenPayments } from './limit-open-payments.ts';
import { findPurchase } from './purchases.ts';
import { quoteSale } from '../sale/quote.ts';
import { refuseQuote } from '../sale/refuse-quote.ts';
import { renamePayment, toRequestKey } from '../bridge/rename-payment.ts';
import { createId } from '@nova/presale/reservation';
import type { SaleSnapshot } from '../sale/sale-cache.ts';
import type { PresaleSettings } from '../sale/settings.ts';
import {
  type SignedPurchase,
  verifyPurchaseMessage,
  verifySimulatedMessage,
} from './verify-purchase-message.ts';

type Request = PurchasePresaleRequest['data'];

/** Dependencies of registering a purchase. */
export interface PurchaseContext {
  readonly context: ApiContext;
  readonly settings: PresaleSettings;
  /** Language of the page, used for the emailed receipt. */
  readonly language: Language;
  /** Null if limits per network are disabled. */
  readonly networks: ClientNetworks | null;
  /**
   * Returns the account of the request; null without a session.
   * @throws AppError `unauthorized` for an expired session
   */
  readUserId(): Promise<string | null>;
  readSale(): Promise<SaleSnapshot>;
  isWhitelisted(address: string): Promise<boolean>;
}

/**
 * Registers a purchase paid on Ethereum, or a simulated one in development. Nothing is taken on trust: the
 * worker verifies the payment. For payments from Ethereum, the id of the buyer's purchase in place of the
 * request id changes the hash of its payment (`renamePayment`).
 * @throws AppError codes of `PRESALE_ERRORS`, `idempotency_conflict`, `invalid_input`; for a mock signature
 * `unauthorized`, `wallet_mismatch`
 */
export async function purchasePresale(purchases: PurchaseContext, request: Request): Promise<PurchaseResult> {
  // Checked first, so that all payment methods refuse the same amounts with the same message.
  const units = readUsdtAmount(request.usdtAmount);
  return isSimulated(purchases, request) ? simulate(purchases, request, units) : register(purchases, request);
}

function isSimulated({ settings }: PurchaseContext, { simulated, signature, txHash }: Request): boolean {
  const isMock = signature?.startsWith(MOCK_SIGNATURE_PREFIX) === true;
  const wanted = simulated === true || isMock || txHash === undefined;
  if (wanted && settings.isProduction) {
    throw new AppError(PRESALE_ERRORS.simulationRefused, {
      message: 'Simulated purchases are only available in development.',
    });
  }
  // A mock has no signature, so it is never accepted with a real payment.
  if (isMock && simulated === false) {
    throw new AppError(PRESALE_ERRORS.purchaseSignatureInvalid, {
      message: 'A mock signature is only valid for simulated purchases. Sign the message with your wallet.',
    });
  }
  return wanted;
}

/**
 * Verifies that the buyer of a simulated purchase may act for the wallet: by its signature or, for a mock, by
 * a session that owns it.
 * @returns the digest of the signed message; null for a mock
 */
async function proveWallet({ context, readUserId }: PurchaseContext, request: Request): Promise<Hex | null> {
  if (request.signature?.startsWith(MOCK_SIGNATURE_PREFIX) !== true) {
    return verifySimulatedMessage(request, context.clock()).digest;
  }
  const userId = await readUserId();
  if (userId === null) {
    throw new AppError(COMMON_ERRORS.unauthorized, {
      message: 'Log in with this wallet first, or sign the purchase with it.',
    });
  }
  await requireOwnWallet(context.db, userId, request.address);
  return null;
}

async function simulate(
  purchases: PurchaseContext,
  request: Request,
  units: bigint,
): Promise<PurchaseResult> {
  const { clock } = purchases.context;
  const digest = await proveWallet(purchases, request);
  const { chain: sale } = await purchases.readSale();
  const quote = quoteSale(sale, {
    method: 'bridge',
    usdtUnits: units,
    nacWei: null,
    // Only checks whether the purchase is possible; the chain decides on the bonus at the reservation.
    hasBonus: true,
    now: Math.floor(clock() / 1000),
    isWhitelisted: await purchases.isWhitelisted(request.address),
  });
  refuseQuote(quote, { phase: request.phaseId ?? quote.phase, minNacWei: 0n });
  const now = clock();
  const id = await insert(purchases, request, {
    now,
    phase: quote.phase,
    units,
    isSimulated: true,
    digest,
    paymentHash: null,
    requestId: request.clientRequestId ?? null,
  });
  return toResult(purchases, id);
}

async function register(purchases: PurchaseContext, request: Request): Promise<PurchaseResult> {
  const { settings, context } = purchases;
  if (settings.mainnet === null || request.isMainnet === false) {
    throw new AppError(PRESALE_ERRORS.bridgeUnavailable, {
      message: 'Bridge Fehler: über dieses Netzwerk kann nicht bezahlt werden.',
    });
  }
  const now = context.clock();
  const signed: SignedPurchase = verifyPurchaseMessage(request, now);
  const renamed = await renamePayment(context.db, request.address, signed);
  if (renamed !== null) return toResult(purchases, renamed);
  const id = await insert(purchases, request, {
    now,
    phase: signed.phase,
    units: signed.usdtUnits,
    isSimulated: false,
    digest: signed.digest,
    paymentHash: signed.paymentHash,
    requestId: signed.purchaseId,
  });
  return toResult(purchases, id);
}

interface NewPurchase {
  readonly now: number;
  readonly phase: number;
  readonly units: bigint;
  readonly isSimulated: boolean;
  readonly digest: Hex | null;
  readonly paymentHash: Hex | null;
  readonly requestId: string | null;
}

/**
 * Stores the purchase; a repeated request finds the stored one. Coins are reserved only when the payment is
 * seen.
 */
async function insert(
  { context, language, networks }: PurchaseContext,
  { address }: Request,
  newPurchase: NewPurchase,
): Promise<Hex> {
  const { now, phase, units, isSimulated, digest, paymentHash, requestId } = newPurchase;
  const { baseWei } = quotePurchase(phase as PhaseNumber, units, false);
  const requestKey = requestId === null ? null : toRequestKey(address, requestId);
  const requestHash = `${units}|${phase}|${paymentHash}|${isSimulated}`;
  return context.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ userId: wallets.userId })
      .from(wallets)
      .where(eq(wallets.address, address));
    const userId = owner?.userId ?? null;
    if (!isSimulated) {
      await limitOpenPayments(tx, {
        method: 'bridge',
        userId,
        walletAddress: address,
        requestKey,
        networks,
        now,
      });
    }
    const [row] = await tx
      .insert(presalePurchases)
      .values({
        id: createId(),
        method: 'bridge',
        status: 'pending',
        isSimulated,
        userId,
        walletAddress: address,
        buyerKey: toBuyerKey(address),
        phase,
        usdtAmount: units,
        novaTokens: baseWei,
        bonusTokens: 0n,
        requestKey,
        requestHash,
        paymentChainId: isSimulated ? null : BRIDGE_CHAIN_ID,
        paymentHash,
        messageDigest: digest,
        language,
        ...networks,
        createdAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return findEarlier(tx, requestKey, requestHash);
    if (isSimulated) await markPaid(tx, row, `simulated:${row.id}`, now);
    if (paymentHash !== null) {
      await tx.insert(bridgePayments).values({
        purchaseId: row.id,
        chainId: BRIDGE_CHAIN_ID,
        paymentHash,
        sender: address,
        units,
        registeredAt: new Date(now),
        status: 'pending',
      });
      await wakeJobs(tx, JOB_CHANNELS.presale);
    }
    return row.id;
  });
}

async function findEarlier(tx: Transaction, requestKey: string | null, requestHash: string): Promise<Hex> {
  const [row] =
    requestKey === null
      ? []
      : await tx.select().from(presalePurchases).where(eq(presalePurchases.requestKey, requestKey));
  if (row?.requestHash === requestHash) return row.id;
  throw new AppError(COMMON_ERRORS.idempotencyConflict, {
    message: 'This request or its signed message was already used for another purchase. Send a new request.',
  });
}

async function toResult({ context }: PurchaseContext, id: Hex): Promise<PurchaseResult> {
  const purchase = await findPurchase(context.db, id);
  return { success: true, simulated: purchase!.is_simulated, purchase: purchase! };
}
