import type { Transaction } from '@nova/db/database';
import { enqueueAll, type OutboxEntry } from '@nova/db/enqueue';
import { presalePhases, presalePurchases } from '@nova/db/schema/presale';
import { eq, getTableColumns, inArray, type InferInsertModel, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { type LedgerLine, postLines } from '@nova/presale/ledger';
import { mailReceipt, type ReceiptRow } from './mail-receipt.ts';
import { type ChainStep, FOLLOWED, type Followed, type PurchaseRow } from '@nova/presale/reservation';

/**
 * Collects the changes of a batch of events and writes them with one statement per table instead of one per
 * event, because an opening sale emits more events per second than single statements could handle.
 */
export class SaleBatch {
  readonly #tx: Transaction;
  /** Locked purchases by the reservation they had when they were locked. */
  readonly #locked: ReadonlyMap<Hex, PurchaseRow>;
  /** Purchases by ID, as they are after the events so far. */
  readonly #changed = new Map<Hex, PurchaseRow>();
  readonly #phases = new Map<number, { minted: bigint; reserved: bigint }>();
  readonly #added: InferInsertModel<typeof presalePurchases>[] = [];
  readonly #lines: LedgerLine[] = [];
  readonly #entries: OutboxEntry[] = [];
  readonly #receipts: ReceiptRow[] = [];

  private constructor(tx: Transaction, locked: readonly PurchaseRow[]) {
    this.#tx = tx;
    this.#locked = new Map(locked.map((row) => [row.reservationId!, row]));
  }

  /** Locks the purchases of these reservations until the transaction ends. */
  static async open(tx: Transaction, reservationIds: readonly Hex[]): Promise<SaleBatch> {
    if (reservationIds.length === 0) return new SaleBatch(tx, []);
    const locked = await tx
      .select()
      .from(presalePurchases)
      .where(inArray(presalePurchases.reservationId, [...reservationIds]))
      .orderBy(presalePurchases.position)
      .for('update');
    return new SaleBatch(tx, locked);
  }

  /**
   * Returns the purchase with this reservation, as it is after the events so far, or null if there is none.
   */
  find(reservationId: Hex): PurchaseRow | null {
    const locked = this.#locked.get(reservationId);
    const row = locked && (this.#changed.get(locked.id) ?? locked);
    return row?.reservationId === reservationId ? row : null;
  }

  /** @returns The purchase after the change. */
  change(row: PurchaseRow, set: Followed): PurchaseRow {
    const changed = { ...row, ...set };
    this.#changed.set(row.id, changed);
    return changed;
  }

  /** Adds a chain operation for the purchase, if there is one. */
  take(row: PurchaseRow, step: ChainStep | null): void {
    if (!step) return;
    this.change(row, step.set);
    this.#entries.push(step.entry);
  }

  /** Adds a purchase made directly on the chain. */
  add(row: InferInsertModel<typeof presalePurchases>): void {
    this.#added.push(row);
  }

  movePhase(phase: number, { minted, reserved }: { minted: bigint; reserved: bigint }): void {
    const moved = this.#phases.get(phase) ?? { minted: 0n, reserved: 0n };
    this.#phases.set(phase, { minted: moved.minted + minted, reserved: moved.reserved + reserved });
  }

  post(lines: readonly LedgerLine[]): void {
    this.#lines.push(...lines);
  }

  /** Queues the receipt of a completed purchase. */
  mail(row: ReceiptRow): void {
    this.#receipts.push(row);
  }

  /** Writes the collected changes. @param origin Origin of the links in receipts. */
  async write(origin: string): Promise<void> {
    const tx = this.#tx;
    await this.#writePhases();
    if (this.#added.length > 0) await tx.insert(presalePurchases).values(this.#added);
    await this.#writeChanged();
    await postLines(tx, this.#lines);
    for (const kind of new Set(this.#entries.map((entry) => entry.kind))) {
      const entries = this.#entries.filter((entry) => entry.kind === kind);
      await enqueueAll(tx, { lane: 'money', kind }, entries);
    }
    for (const row of this.#receipts) await mailReceipt(tx, row, origin);
  }

  async #writePhases(): Promise<void> {
    for (const [id, { minted, reserved }] of this.#phases) {
      const set = {
        minted: sql`${presalePhases.minted} + ${minted.toString()}::numeric`,
        reserved: sql`${presalePhases.reserved} + ${reserved.toString()}::numeric`,
      };
      await this.#tx.update(presalePhases).set(set).where(eq(presalePhases.id, id));
    }
  }

  async #writeChanged(): Promise<void> {
    if (this.#changed.size === 0) return;
    const columns = getTableColumns(presalePurchases);
    const changedRows = [...this.#changed.values()].map((row) =>
      Object.fromEntries(
        (['id', ...FOLLOWED] as const).map((key) => [
          columns[key].name,
          toText(row[key], columns[key].getSQLType()),
        ]),
      ),
    );
    const names = FOLLOWED.map((key) => columns[key].name);
    const list = (source: string) => sql.raw(names.map((name) => `${source}"${name}"`).join(', '));
    await this.#tx.execute(sql`
      update ${presalePurchases} as purchase set (${list('')}) = (${list('given.')})
      from json_populate_recordset(null::${presalePurchases}, ${JSON.stringify(changedRows)}::json) given
      where purchase.id = given.id`);
  }
}

/** Returns a value in PostgreSQL's text format. */
function toText(value: PurchaseRow[keyof PurchaseRow], type: string): string | number | boolean | null {
  if (typeof value === 'string' && type === 'bytea') return `\\x${value.slice(2)}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'bigint' ? value.toString() : value;
}
