import type { Database } from '@nova/db/database';
import { AWAITING_APPROVAL, REFUND_FAILED } from '@nova/shared/presale/reasons';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toBytes } from '@nova/runtime/hex-bytes';
import { countSums, readStoredSums, type Sums } from './presale-sums.ts';

/** Maximum time in milliseconds before a paid, undelivered purchase counts as stuck. */
const STUCK_MS = 10 * 60_000;
/** Maximum time in milliseconds for the card processor to complete a refund. */
const REFUND_MS = 60 * 60_000;

/** Our own figures for one phase, in wei. */
export interface PhaseBooks {
  readonly phase: number;
  /** Derived from purchases. */
  readonly sold: bigint;
  readonly reserved: bigint;
  /** Derived from the table of phases. */
  readonly tableSold: bigint;
  readonly tableReserved: bigint;
}

/** Figures from purchases and books at the end of one block. */
export interface Books {
  readonly block: number;
  readonly phases: readonly PhaseBooks[];
  /** Bonus slots of delivered and reserved purchases. */
  readonly bonusWei: bigint;
  readonly slots: number;
  /** Derived from the ledger. */
  readonly coinsWei: bigint;
  readonly ledgerBonusWei: bigint;
  readonly treasuryUnits: bigint;
  readonly owedUnits: bigint;
  /** Derived from the purchases. */
  readonly paidUnits: bigint;
  /** USDT that token transfers brought to the treasury for purchases on our chain. */
  readonly receivedUnits: bigint;
  /** Number of delivered purchases whose lines in the books are not exactly as expected. */
  readonly wrongLines: number;
  /** Number of purchases paid more than ten minutes ago and neither delivered nor refunded. */
  readonly stuck: number;
  /** Number of presale operations on the chain that were given up. */
  readonly failedOperations: number;
  /** Money received by card and over the bridge, according to the ledger and to the purchases. */
  readonly cardUnits: bigint;
  readonly cardPaidUnits: bigint;
  readonly bridgeUnits: bigint;
  readonly bridgePaidUnits: bigint;
  /**
   * Number of refunds to make by hand: bridge payments, card refunds pending for over an hour, and rejected
   * refunds.
   */
  readonly refundsDue: number;
  /** Number of paid purchases above the daily limit that the Safe has not approved. */
  readonly approvalsDue: number;
  /** The public figures as stored by triggers, and counted again. */
  readonly storedSums: Sums;
  readonly countedSums: Sums;
}

interface Row extends Record<string, unknown> {
  [name: string]: unknown;
}
const big = (value: unknown) => BigInt(String(value));

/** Reads the figures in one snapshot. Returns null while indexed presale events are not yet processed. */
export async function readBooks(
  db: Database,
  { usdt, treasury }: { usdt: Hex; treasury: Hex },
  now: number,
): Promise<Books | null> {
  return db.transaction(
    async (tx) => {
      const one = async (query: ReturnType<typeof sql>) => (await tx.execute<Row>(query)).rows[0]!;
      const place = (
        await tx.execute<Row>(sql`
          select sync.block_number as head, exists (
              select 1 from chain.logs join chain.contracts on contracts.address = logs.address
              where contracts.name = 'Presale' and (logs.block_number, logs.log_index) >
                (coalesce(cursors.block_number, 0), coalesce(cursors.log_index, -1))) as is_behind
          from chain.sync_state sync left join app.chain_cursors cursors on cursors.name = 'presale'`)
      ).rows[0];
      if (!place || place.is_behind === true) return null;
      const phases = await tx.execute<Row>(sql`
        select sale.id, sale.minted, sale.reserved,
          coalesce(sum(nova_tokens) filter (where reservation_state = 'delivered'), 0) as sold,
          coalesce(sum(nova_tokens) filter (where reservation_state in ('open', 'delivering', 'releasing')), 0) as held
        from app.presale_phases sale left join app.presale_purchases purchase on purchase.phase = sale.id
        group by sale.id order by sale.id`);
      const bonus = await one(sql`
        select coalesce(sum(bonus_tokens) filter (where reservation_state = 'delivered'), 0) as wei,
          count(*) filter (where bonus_tokens > 0
            and reservation_state in ('delivered', 'open', 'delivering', 'releasing')) as slots
        from app.presale_purchases`);
      const ledger = await one(sql`
        select coalesce(sum(amount) filter (where kind = 'coins'), 0) as coins,
          coalesce(sum(amount) filter (where kind = 'bonus'), 0) as bonus,
          coalesce(sum(amount) filter (where debit = 'treasury'), 0) as treasury,
          coalesce(sum(amount) filter (where credit = 'owed'), 0)
            - coalesce(sum(amount) filter (where debit = 'owed'), 0) as owed,
          coalesce(sum(case when debit = 'card' then amount when credit = 'card' then -amount end), 0) as card,
          coalesce(sum(case when debit = 'bridge' then amount when credit = 'bridge' then -amount end), 0) as bridge
        from app.presale_ledger`);
      const owed = await one(sql`
        select coalesce(sum(coalesce(paid_amount, usdt_amount) - refunded_amount), 0) as paid,
          count(*) filter (where status = 'paid' and paid_at < ${new Date(now - STUCK_MS).toISOString()}
            and reason is distinct from ${AWAITING_APPROVAL}
            and (dispute is null or dispute = 'won')) as stuck,
          count(*) filter (where status = 'paid' and reason = ${AWAITING_APPROVAL}) as to_approve
        from app.presale_purchases where status in ('paid', 'refund_due')`);
      const due = await one(sql`
        select count(*) as purchases from app.presale_purchases where reason = ${REFUND_FAILED}
          or (status = 'refund_due' and not is_simulated
            and (method = 'bridge' or paid_at < ${new Date(now - REFUND_MS).toISOString()}))`);
      const money = await one(sql`
        select coalesce(sum(units) filter (where method = 'card'), 0) as card,
          coalesce(sum(units) filter (where method = 'bridge'), 0) as bridge
        from (select method, greatest(coalesce(paid_amount, usdt_amount) - refunded_amount, 0) as units
          from app.presale_purchases where paid_at is not null and not is_simulated) paid`);
      const lines = await one(sql`
        select count(*) as wrong from app.presale_purchases purchase where reservation_state = 'delivered' and (
          select count(*) filter (where kind = 'payment' and amount = purchase.usdt_amount) <> 1
            or count(*) filter (where kind = 'delivery' and amount = purchase.usdt_amount) <> 1
            or count(*) filter (where kind = 'coins' and amount = purchase.nova_tokens) <> 1
            or coalesce(sum(amount) filter (where kind = 'bonus'), 0) <> purchase.bonus_tokens
          from app.presale_ledger ledger where ledger.purchase_id = purchase.id)`);
      const received = await one(sql`
        select coalesce(sum(transfer.amount), 0) as units from chain.token_transfers transfer
        join chain.transactions moved
          on moved.block_number = transfer.block_number and moved.tx_index = transfer.tx_index
        where transfer.token = ${toBytes(usdt)} and transfer."to" = ${toBytes(treasury)}
          and exists (select 1 from app.presale_purchases purchase
            where purchase.transaction_hash = moved.hash and purchase.method = 'usdt')`);
      const failed = await one(sql`
        select count(*) as operations from app.outbox where status = 'failed'
          and kind in ('reserve_purchase', 'fulfil_purchase', 'release_purchase')`);
      return {
        block: Number(place.head),
        phases: phases.rows.map((row) => ({
          phase: Number(row.id),
          sold: big(row.sold),
          reserved: big(row.held),
          tableSold: big(row.minted),
          tableReserved: big(row.reserved),
        })),
        bonusWei: big(bonus.wei),
        slots: Number(bonus.slots),
        coinsWei: big(ledger.coins),
        ledgerBonusWei: big(ledger.bonus),
        treasuryUnits: big(ledger.treasury),
        owedUnits: big(ledger.owed),
        paidUnits: big(owed.paid),
        receivedUnits: big(received.units),
        wrongLines: Number(lines.wrong),
        stuck: Number(owed.stuck),
        failedOperations: Number(failed.operations),
        cardUnits: big(ledger.card),
        cardPaidUnits: big(money.card),
        bridgeUnits: big(ledger.bridge),
        bridgePaidUnits: big(money.bridge),
        refundsDue: Number(due.purchases),
        approvalsDue: Number(owed.to_approve),
        storedSums: await readStoredSums(tx),
        countedSums: await countSums(tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
