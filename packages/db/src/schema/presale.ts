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
import { users } from './account.ts';
import { amount, height, hexBytes, time } from './column-types.ts';
import { app } from './schemas.ts';

/** What is with the coins of a purchase on the chain. `asked`, `delivering`, `releasing`: an outbox row is under way. */
export type ReservationState =
  | 'none'
  | 'asked'
  | 'open'
  | 'delivering'
  | 'delivered'
  | 'releasing'
  | 'released';

/** Phases of the sale (requirement 117), kept up with the chain's events by the api. Amounts in wei. */
export const presalePhases = app.table('presale_phases', {
  id: integer('id').primaryKey(),
  allocation: amount('allocation').notNull(),
  /** Sold, without bonus. */
  minted: amount('minted').notNull(),
  /** Held by open reservations. */
  reserved: amount('reserved').notNull(),
  /** USDT for one NAC. */
  priceUsdt: doublePrecision('price_usdt').notNull(),
});

/** Every purchase, however it is paid. Written by the api. `nova_tokens` and `bonus_tokens` in wei, `usdt_amount` in units. */
export const presalePurchases = app.table(
  'presale_purchases',
  {
    id: hexBytes('id').primaryKey(),
    method: text('method').$type<PaymentMethod>().notNull(),
    status: text('status').$type<PurchaseStatus>().notNull(),
    isSimulated: boolean('is_simulated').notNull().default(false),
    userId: uuid('user_id').references(() => users.id),
    /** Who gets the coins, lower case. */
    walletAddress: text('wallet_address').notNull(),
    buyerKey: hexBytes('buyer_key').notNull(),
    phase: integer('phase').notNull(),
    usdtAmount: amount('usdt_amount').notNull(),
    novaTokens: amount('nova_tokens').notNull(),
    bonusTokens: amount('bonus_tokens').notNull(),
    /** What the buyer was promised at least, bonus included; less is no delivery. */
    minNacWei: amount('min_nac_wei')
      .notNull()
      .default(sql`0`),
    /** Method, buyer and the request's own id: a repeated request finds its purchase. */
    requestKey: text('request_key').unique(),
    /** What was asked for, so that a reused id with another body is seen. */
    requestHash: text('request_hash'),
    reservationState: text('reservation_state').$type<ReservationState>().notNull().default('none'),
    /** Id on chain; another one for each try, since the contract takes an id once for ever. */
    reservationId: hexBytes('reservation_id').unique(),
    /** Operation id of the outbox row that is under way, or was last. */
    operationId: hexBytes('operation_id'),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: time('expires_at'),
    /** When the chain is asked again after a refusal that passes. */
    retryAt: time('retry_at'),
    cardSessionId: text('card_session_id').unique(),
    cardUrl: text('card_url'),
    paymentIntent: text('payment_intent').unique(),
    /** USDT units that came, where they are not what was asked for; null = as quoted. */
    paidAmount: amount('paid_amount'),
    /** USDT units that went back so far. */
    refundedAmount: amount('refunded_amount')
      .notNull()
      .default(sql`0`),
    /** When the processor was last asked to give the money back. */
    refundAskedAt: time('refund_asked_at'),
    /** `open`, `won` or `lost`; null without a dispute. */
    dispute: text('dispute').$type<'open' | 'won' | 'lost'>(),
    paymentChainId: integer('payment_chain_id'),
    paymentHash: hexBytes('payment_hash'),
    /** Digest of the signed message: each counts once. */
    messageDigest: hexBytes('message_digest').unique(),
    blockNumber: height('block_number'),
    transactionHash: hexBytes('transaction_hash'),
    logIndex: integer('log_index'),
    reason: text('reason'),
    /** Keyed hash of the network it was asked for from; limits on payments that have not arrived count on it. */
    network: text('network'),
    /** The same of the IPv6 /48 around it; null for IPv4. */
    wideNetwork: text('wide_network'),
    /** Language of the receipt that is mailed. */
    language: text('language').$type<'en' | 'de'>().notNull().default('en'),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
    completedAt: time('completed_at'),
    refundedAt: time('refunded_at'),
    /** Order of the history; also its cursor. */
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

/** The books: each line moves an amount from one account to another, so they balance line by line. Written by the api, never changed. */
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
    // Paid once, delivered once, whatever the evidence.
    uniqueIndex('presale_ledger_one_of_a_kind')
      .on(table.purchaseId, table.kind)
      .where(sql`kind <> 'refund'`),
    check('presale_ledger_amount_is_positive', sql`amount > 0`),
  ],
);
/**
 * What the accounts of the books hold up to one line (`ledger_id`, the same in each row), so that nobody has to add up
 * all lines to know it. Written by the worker, anew every time.
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
export type LedgerKind = 'payment' | 'delivery' | 'coins' | 'bonus' | 'refund';

/** Events of the card processor, each handled once. Written by the api. */
export const cardEvents = app.table(
  'card_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    purchaseId: hexBytes('purchase_id'),
    /** What became of it, in a word. */
    outcome: text('outcome').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index('card_events_purchase').on(table.purchaseId)],
);

/** Where a transfer on Ethereum is: in no block yet, under too few blocks, deep enough, or not what it should be. */
export type TransferStatus = 'pending' | 'confirming' | 'verified' | 'rejected';

/** What becomes of a transfer on Ethereum that was named to us; written by the worker that watches. */
const transferProgress = () => ({
  registeredAt: time('registered_at').notNull(),
  status: text('status').$type<TransferStatus>().notNull(),
  reason: text('reason'),
  /** The transfer within the transaction; one transfer settles one purchase. */
  logIndex: integer('log_index'),
  blockNumber: height('block_number'),
  blockHash: hexBytes('block_hash'),
  confirmations: integer('confirmations').notNull().default(0),
  confirmationsNeeded: integer('confirmations_needed'),
  checkedAt: time('checked_at'),
});

/** Payments registered over the bridge. Inserted by the api with the purchase, then written by the worker that watches. */
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
    /** How often it was looked up while no block held it; each makes the next wait longer. */
    misses: integer('misses').notNull().default(0),
    /** When it is looked up next; null = at once. */
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
 * Payments that have delivered coins, or may have, each for one reservation. Written by the worker alone, right before
 * its key signs, from what the card processor and Ethereum say: a payment delivers once, whatever other tables say.
 */
export const paymentEvidence = app.table(
  'payment_evidence',
  {
    /** `card:<payment intent>`, `bridge:<chain>:<transaction>:<log>`, `simulated:<purchase>`. */
    evidence: text('evidence').primaryKey(),
    purchaseId: hexBytes('purchase_id').notNull(),
    /** It passes to another reservation only after the chain has released this one. */
    reservationId: hexBytes('reservation_id').notNull(),
    settledAt: time('settled_at').notNull().defaultNow(),
  },
  // Of one transaction on Ethereum, which may hold several payments.
  (table) => [index('payment_evidence_transaction').on(sql`split_part(${table.evidence}, ':', 3)`)],
);

/**
 * Transfers on Ethereum by which money of the bridge went back, as an administrator named them. Inserted by the api, then
 * written by the worker that watches; a rejected one makes room for another.
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
    /** Who had paid, and is paid back. */
    recipient: hexBytes('recipient').notNull(),
    units: amount('units').notNull(),
    /** When the payment was registered: no refund is older. */
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

/** Comparisons of books, purchases and chain. Written by the worker. */
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
/** Two figures that should be the same. */
export interface BookDifference {
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** Addresses of accounts without a wallet: a clone of the contract Account each. Written by the api. */
export const ownAccounts = app.table('own_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Random; the address follows from it. */
  accountId: hexBytes('account_id').notNull().unique(),
  address: text('address').notNull().unique(),
  createdAt: time('created_at').notNull(),
  linkState: text('link_state').$type<LinkState>().notNull().default('none'),
  /** The wallet that is to own it, lower case. */
  linkWallet: text('link_wallet'),
  /** Of the outbox row that is under way. */
  linkOperationId: hexBytes('link_operation_id'),
  /** From when on a link that waits holds. */
  linkEffectiveAt: time('link_effective_at'),
});

/**
 * Where the link of an own account to its first wallet is. `asked` → `linked` at once, or `waiting` for its day, when it
 * can be cancelled: `cancelling` → `cancelled`.
 */
export type LinkState = 'none' | 'asked' | 'waiting' | 'linked' | 'cancelling' | 'cancelled';
