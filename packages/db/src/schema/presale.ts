import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PurchaseStatus } from '@nova/shared/presale/purchase';
import type { PaymentMethod } from '@nova/shared/presale/sale';
import type { Language } from '@nova/shared/language/language';
import { users } from './account.ts';
import { amount, height, hexBytes, sum, time } from '../column-types.ts';
import { app } from './schemas.ts';

/** State of a purchase's coins on the chain. `asked`, `delivering`, `releasing`: an outbox row is pending. */
export type ReservationState =
  | 'none'
  | 'asked'
  | 'open'
  | 'delivering'
  | 'delivered'
  | 'releasing'
  | 'released';

/** Phases of the sale (requirement 117), updated by the api from the chain's events. Amounts in wei. */
export const presalePhases = app.table('presale_phases', {
  id: integer('id').primaryKey(),
  allocation: amount('allocation').notNull(),
  /** Sold amount without bonus. */
  minted: amount('minted').notNull(),
  /** Amount held by open reservations. */
  reserved: amount('reserved').notNull(),
  /** USDT per NAC. */
  priceUsdt: doublePrecision('price_usdt').notNull(),
});

/**
 * Purchases by all payment methods. Written by the api. `nova_tokens` and `bonus_tokens` in wei,
 * `usdt_amount` in units.
 */
export const presalePurchases = app.table(
  'presale_purchases',
  {
    id: hexBytes('id').primaryKey(),
    method: text('method').$type<PaymentMethod>().notNull(),
    status: text('status').$type<PurchaseStatus>().notNull(),
    isSimulated: boolean('is_simulated').notNull().default(false),
    userId: uuid('user_id').references(() => users.id),
    /** Recipient of the coins, lowercase. */
    walletAddress: text('wallet_address').notNull(),
    buyerKey: hexBytes('buyer_key').notNull(),
    phase: integer('phase').notNull(),
    usdtAmount: amount('usdt_amount').notNull(),
    novaTokens: amount('nova_tokens').notNull(),
    bonusTokens: amount('bonus_tokens').notNull(),
    /** Minimum promised to the buyer, including the bonus; a smaller delivery is refused. */
    minNacWei: amount('min_nac_wei')
      .notNull()
      .default(sql`0`),
    /** Method, buyer and the request's own ID, so that a repeated request finds its purchase. */
    requestKey: text('request_key').unique(),
    /** Hash of the request, to detect a reused ID with another body. */
    requestHash: text('request_hash'),
    reservationState: text('reservation_state').$type<ReservationState>().notNull().default('none'),
    /** ID on the chain; each attempt has a new one, because the contract accepts an ID only once. */
    reservationId: hexBytes('reservation_id').unique(),
    /** Operation ID of the pending or last outbox row. */
    operationId: hexBytes('operation_id'),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: time('expires_at'),
    /** Time of the next attempt after a temporary refusal. */
    retryAt: time('retry_at'),
    cardSessionId: text('card_session_id').unique(),
    cardUrl: text('card_url'),
    paymentIntent: text('payment_intent').unique(),
    /** USDT units received if they differ from the quote; null means as quoted. */
    paidAmount: amount('paid_amount'),
    /** USDT units refunded so far. */
    refundedAmount: amount('refunded_amount')
      .notNull()
      .default(sql`0`),
    /** Time of the last refund request to the processor. */
    refundRequestedAt: time('refund_asked_at'),
    /** `open`, `won` or `lost`; null without a dispute. */
    dispute: text('dispute').$type<'open' | 'won' | 'lost'>(),
    paymentChainId: integer('payment_chain_id'),
    paymentHash: hexBytes('payment_hash'),
    /** Digest of the signed message; each counts once. */
    messageDigest: hexBytes('message_digest').unique(),
    blockNumber: height('block_number'),
    transactionHash: hexBytes('transaction_hash'),
    logIndex: integer('log_index'),
    reason: text('reason'),
    /** Keyed hash of the client's network, which limits payments not received yet. */
    network: text('network'),
    /** Keyed hash of the IPv6 /48 that contains it; null for IPv4. */
    wideNetwork: text('wide_network'),
    /** Language of the emailed receipt. */
    language: text('language').$type<Language>().notNull().default('en'),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
    completedAt: time('completed_at'),
    refundedAt: time('refunded_at'),
    /** Order and cursor of the history. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
  },
  (table) => [
    unique('presale_purchases_delivery').on(table.transactionHash, table.logIndex),
    index('presale_purchases_wallet').on(table.walletAddress, table.position),
    index('presale_purchases_user').on(table.userId, table.position),
    index('presale_purchases_status').on(table.status, table.position),
    index('presale_purchases_method').on(table.method, table.position),
    index('presale_purchases_to_refund')
      .on(table.position)
      .where(sql`status = 'refund_due' or reason = 'refund_failed'`),
    index('presale_purchases_completed')
      .on(table.completedAt)
      .where(sql`status = 'completed'`),
    index('presale_purchases_open').on(table.position)
      .where(sql`status in ('quoted', 'pending', 'confirming', 'paid')
        or reservation_state in ('asked', 'open', 'delivering', 'releasing') or status = 'refund_due'`),
    index('presale_purchases_unpaid')
      .on(table.network, table.createdAt)
      .where(sql`status in ('quoted', 'pending')`),
    index('presale_purchases_unpaid_wide')
      .on(table.wideNetwork, table.createdAt)
      .where(sql`status in ('quoted', 'pending') and wide_network is not null`),
    check('presale_purchases_wallet_is_lower_case', sql`wallet_address = lower(wallet_address)`),
  ],
);

/**
 * The ledger: each entry moves an amount from one account to another, so it always balances. Append-only.
 * Written by the api.
 */
export const presaleLedger = app.table(
  'presale_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purchaseId: hexBytes('purchase_id')
      .notNull()
      .references(() => presalePurchases.id),
    kind: text('kind').$type<LedgerKind>().notNull(),
    asset: text('asset').$type<'USDT' | 'NAC'>().notNull(),
    amount: amount('amount').notNull(),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    evidence: text('evidence').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    unique('presale_ledger_once').on(table.purchaseId, table.kind, table.evidence),
    // Permits one payment and one delivery per purchase, regardless of the evidence.
    uniqueIndex('presale_ledger_one_of_a_kind')
      .on(table.purchaseId, table.kind)
      .where(sql`kind <> 'refund'`),
    check('presale_ledger_amount_is_positive', sql`amount > 0`),
  ],
);
/**
 * Account balances up to one ledger entry (`ledger_id`, the same in each row), so that no query must sum up
 * the whole ledger. Replaced by the worker each time.
 */
export const presaleClosing = app.table(
  'presale_closing',
  {
    account: text('account').notNull(),
    asset: text('asset').$type<'USDT' | 'NAC'>().notNull(),
    amount: amount('amount').notNull(),
    ledgerId: bigint('ledger_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.asset] })],
);

/**
 * Changes of the presale's public figures, so that no query must count all purchases: each figure is the sum
 * of its column. Triggers of purchases and ledger add one row per statement that changes a figure, in its
 * transaction; a single row would make the writers wait for each other. The worker merges the rows with
 * `app.merge_presale_sums()`. Nothing else writes them (decision 1004).
 */
export const presaleSumChanges = app.table('presale_sum_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Number of completed purchases. */
  completed: bigint('completed', { mode: 'number' }).notNull(),
  /** Total of completed purchases in USDT units. */
  usdtUnits: sum('usdt_units').notNull(),
  /** Number of completed purchases with a bonus. */
  withBonus: bigint('with_bonus', { mode: 'number' }).notNull(),
  /** Total of completed purchases without a real payment, in USDT units. */
  simulatedUnits: sum('simulated_units').notNull(),
  /** Number of purchases with entries in the ledger. */
  logged: bigint('logged', { mode: 'number' }).notNull(),
});

export type LedgerKind = 'payment' | 'delivery' | 'coins' | 'bonus' | 'refund';

/** Events of the card processor; each is processed once. Written by the api. */
export const cardEvents = app.table(
  'card_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    purchaseId: hexBytes('purchase_id'),
    /** Result as a short name. */
    outcome: text('outcome').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index('card_events_purchase').on(table.purchaseId)],
);

/**
 * State of a transfer on Ethereum: in no block yet, with too few confirmations, confirmed, or not as
 * expected.
 */
export type TransferStatus = 'pending' | 'confirming' | 'verified' | 'rejected';

/** Progress of a registered transfer on Ethereum; written by the worker that watches it. */
const transferProgress = () => ({
  registeredAt: time('registered_at').notNull(),
  status: text('status').$type<TransferStatus>().notNull(),
  reason: text('reason'),
  /** Position of the transfer in the transaction; one transfer settles one purchase. */
  logIndex: integer('log_index'),
  blockNumber: height('block_number'),
  blockHash: hexBytes('block_hash'),
  confirmations: integer('confirmations').notNull().default(0),
  confirmationsNeeded: integer('confirmations_needed'),
  checkedAt: time('checked_at'),
});

/** Registered payments from Ethereum. Inserted by the api with the purchase, then updated by the worker. */
export const bridgePayments = app.table(
  'bridge_payments',
  {
    purchaseId: hexBytes('purchase_id')
      .primaryKey()
      .references(() => presalePurchases.id),
    chainId: integer('chain_id').notNull(),
    paymentHash: hexBytes('payment_hash').notNull(),
    sender: hexBytes('sender').notNull(),
    units: amount('units').notNull(),
    ...transferProgress(),
    /** Number of lookups while it was in no block; each one increases the next delay. */
    misses: integer('misses').notNull().default(0),
    /** Time of the next lookup; null means immediately. */
    nextCheckAt: time('next_check_at'),
  },
  (table) => [
    uniqueIndex('bridge_payments_log')
      .on(table.chainId, table.paymentHash, table.logIndex)
      .where(sql`log_index is not null`),
    index('bridge_payments_open')
      .on(table.registeredAt)
      .where(sql`status in ('pending', 'confirming')`),
  ],
);

/**
 * Payments that have delivered coins, or may have, for one reservation each. Written only by the worker
 * right before it signs, from data of the card processor and Ethereum: a payment delivers once, whatever
 * other tables contain.
 */
export const paymentEvidence = app.table(
  'payment_evidence',
  {
    /** `card:<payment intent>`, `bridge:<chain>:<transaction>:<log>`, `simulated:<purchase>`. */
    evidence: text('evidence').primaryKey(),
    purchaseId: hexBytes('purchase_id').notNull(),
    /** Changes to another reservation only after the chain has released this one. */
    reservationId: hexBytes('reservation_id').notNull(),
    settledAt: time('settled_at').notNull().defaultNow(),
  },
  // Finds the payments of one transaction on Ethereum, which may contain several.
  (table) => [index('payment_evidence_transaction').on(sql`split_part(${table.evidence}, ':', 3)`)],
);

/**
 * Transfers on Ethereum that refunded payments, as registered by an administrator. Inserted by the api, then
 * updated by the worker; a rejected one can be replaced.
 */
export const bridgeRefunds = app.table(
  'bridge_refunds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purchaseId: hexBytes('purchase_id')
      .notNull()
      .references(() => presalePurchases.id),
    chainId: integer('chain_id').notNull(),
    refundHash: hexBytes('refund_hash').notNull(),
    /** The payer, who receives the refund. */
    recipient: hexBytes('recipient').notNull(),
    units: amount('units').notNull(),
    /** Time at which the payment was registered; a refund cannot be older. */
    paymentRegisteredAt: time('payment_registered_at').notNull(),
    ...transferProgress(),
  },
  (table) => [
    uniqueIndex('bridge_refunds_log')
      .on(table.chainId, table.refundHash, table.logIndex)
      .where(sql`log_index is not null`),
    uniqueIndex('bridge_refunds_one_at_a_time')
      .on(table.purchaseId)
      .where(sql`status <> 'rejected'`),
    index('bridge_refunds_open')
      .on(table.registeredAt)
      .where(sql`status in ('pending', 'confirming')`),
  ],
);

/** Comparisons of ledger, purchases and chain. Written by the worker. */
export const presaleReconciliations = app.table(
  'presale_reconciliations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    blockNumber: height('block_number').notNull(),
    isClean: boolean('is_clean').notNull(),
    differences: jsonb('differences').$type<readonly BookDifference[]>().notNull(),
  },
  (table) => [index('presale_reconciliations_at').on(table.at)],
);
/** Two values that should be equal. */
export interface BookDifference {
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** Addresses of accounts without a wallet, each a clone of the contract `Account`. Written by the api. */
export const ownAccounts = app.table('own_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Random; determines the address. */
  accountId: hexBytes('account_id').notNull().unique(),
  address: text('address').notNull().unique(),
  createdAt: time('created_at').notNull(),
  linkState: text('link_state').$type<LinkState>().notNull().default('none'),
  /** The wallet that will own it, lowercase. */
  linkWallet: text('link_wallet'),
  /** Operation ID of the pending outbox row. */
  linkOperationId: hexBytes('link_operation_id'),
  /** Time from which a waiting link is effective. */
  linkEffectiveAt: time('link_effective_at'),
});

/**
 * State of the link between an own account and its first wallet. `asked` → `linked` at once, or `waiting`
 * for its day, until which it can be canceled: `cancelling` → `cancelled`.
 */
export type LinkState = 'none' | 'asked' | 'waiting' | 'linked' | 'cancelling' | 'cancelled';
