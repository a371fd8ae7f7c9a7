import type { OutboxLane } from '@nova/db/schema/outbox';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import { toBytea, toBytes, toHex } from '@nova/runtime/hex-bytes';
import type { QueuedRow, SignedBytes, SignedRow } from './outbox-row.ts';

interface RawRow {
  id: string;
  kind: string;
  operation_id: Buffer;
  payload: unknown;
  attempts: number;
  created_at: Date;
}

interface RawSignedRow extends RawRow {
  signer: Buffer;
  nonce: string;
  raw_transaction: Buffer;
  transaction_hash: Buffer;
  gas_price: string;
}

const COLUMNS = 'id, kind, operation_id, payload, attempts, created_at';
const SIGNED_COLUMNS = `${COLUMNS}, signer, nonce, raw_transaction, transaction_hash, gas_price`;
// By convention, a payload contains the second before which the chain would reject it. A value that is not
// a number is reported by the row's kind; here, it must not block other rows.
const DUE_SECOND = `case when jsonb_typeof(payload->'occurredAt') = 'number'
  then (payload->>'occurredAt')::numeric else 0 end`;

/**
 * The oldest queued and due rows of a lane. The lane is written as a range so that only the index of open
 * rows matches the order by lane and ID. With a plain `=`, the primary key matches as well, and a plan
 * cached while many rows were open would scan it from the first row ever inserted, through all completed
 * ones.
 * The next due second is looked up only if fewer rows than the limit are due, because that reads all later ones.
 */
export const LIST_QUEUED = `with due as materialized (
    select ${COLUMNS} from app.outbox
    where lane between $1 and $1 and status = 'queued' and kind = any($2::text[]) and (${DUE_SECOND}) <= $3
      and id <> all($5::bigint[])
    order by lane, id limit $4
  )
  select due.*, case when (select count(*) from due) < $4 then (
    select min(${DUE_SECOND}) from app.outbox
    where lane between $1 and $1 and status = 'queued' and kind = any($2::text[]) and (${DUE_SECOND}) > $3
  ) end as next_due
  from (values (1)) one left join due on true order by due.id`;

/** Queued rows of a lane. */
export interface QueuedRows {
  readonly rows: readonly QueuedRow[];
  /** Second at which the next row becomes due; null if there is none, or if more rows than these are due. */
  readonly nextDue: number | null;
}

/** The rows of one lane, accessed through the connection that holds its lock. */
export class OutboxStore {
  readonly #client: Client;
  readonly #lane: OutboxLane;

  constructor(client: Client, lane: OutboxLane) {
    this.#client = client;
    this.#lane = lane;
  }

  /**
   * Returns the oldest queued rows of these kinds that are due at `nowSeconds`, and, if these are all, the
   * second at which the next row becomes due. @param without IDs of rows to exclude.
   */
  async listQueued(
    kinds: readonly string[],
    nowSeconds: number,
    limit: number,
    without: readonly number[] = [],
  ): Promise<QueuedRows> {
    const { rows } = await this.#client.query<(RawRow | { id: null }) & { next_due: string | null }>({
      name: 'list queued',
      text: LIST_QUEUED,
      values: [this.#lane, kinds, nowSeconds, limit, without],
    });
    const nextDue = rows[0]?.next_due;
    return {
      rows: rows.flatMap((row) => (row.id === null ? [] : toQueuedRow(row))),
      nextDue: nextDue ? Number(nextDue) : null,
    };
  }

  /** Returns rows whose transaction is stored and that are not done. */
  async listSigned(): Promise<SignedRow[]> {
    const { rows } = await this.#client.query<RawSignedRow>(
      `select ${SIGNED_COLUMNS} from app.outbox where lane = $1 and status = 'signed' order by signer, nonce`,
      [this.#lane],
    );
    return rows.map(toSignedRow);
  }

  /** Returns the transaction once signed with a nonce, whatever the state of its row. */
  async findBytes(signer: Hex, nonce: number): Promise<Hex | null> {
    const { rows } = await this.#client.query<{ raw_transaction: Buffer }>(
      'select raw_transaction from app.outbox where signer = $1 and nonce = $2',
      [toBytes(signer), nonce],
    );
    return rows[0] ? toHex(rows[0].raw_transaction) : null;
  }

  /** Returns the first nonce above all assigned ones that are still on record. */
  async findFreeNonce(signer: Hex): Promise<number> {
    const { rows } = await this.#client.query<{ next: string | null }>(
      'select max(nonce) + 1 as next from app.outbox where signer = $1',
      [toBytes(signer)],
    );
    return Number(rows[0]?.next ?? 0);
  }

  /** Stores signed transactions. Only after this has returned may they leave the process. */
  async markSigned(rows: readonly SignedRow[]): Promise<void> {
    const { rowCount } = await this.#client.query({
      name: 'mark signed',
      text: `update app.outbox row set status = 'signed', signer = $1, nonce = given.nonce,
          raw_transaction = given.raw_transaction, transaction_hash = given.transaction_hash,
          gas_price = given.gas_price, attempts = given.attempts, signed_at = now(), last_error = null
        from unnest($2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[], $6::numeric[], $7::integer[])
          as given (id, nonce, raw_transaction, transaction_hash, gas_price, attempts)
        where row.id = given.id and row.status in ('queued', 'signed')`,
      values: [
        rows[0] && toBytes(rows[0].signer),
        rows.map((row) => row.id),
        rows.map((row) => row.nonce),
        rows.map((row) => toBytea(row.rawTransaction)),
        rows.map((row) => toBytea(row.transactionHash)),
        rows.map((row) => row.gasPriceWei.toString()),
        rows.map((row) => row.attempts),
      ],
    });
    if (rowCount !== rows.length)
      throw new Error('outbox rows were changed by another process than the lane that owns them');
  }

  /** Inserts a row of the worker itself, whose only purpose is to use a nonce. */
  async insertSigned(kind: string, operationId: Hex, signed: SignedBytes): Promise<SignedRow> {
    const { rows } = await this.#client.query<RawSignedRow>(
      `insert into app.outbox (lane, kind, operation_id, payload, status, attempts, signed_at,
         signer, nonce, raw_transaction, transaction_hash, gas_price)
       values ($1, $2, $3, '{}', 'signed', 1, now(), $4, $5, $6, $7, $8) returning ${SIGNED_COLUMNS}`,
      [
        this.#lane,
        kind,
        toBytes(operationId),
        toBytes(signed.signer),
        signed.nonce,
        toBytes(signed.rawTransaction),
        toBytes(signed.transactionHash),
        signed.gasPriceWei.toString(),
      ],
    );
    return toSignedRow(rows[0]!);
  }

  /**
   * Completes rows that are on the chain. A null block means that another transaction delivered the
   * operation. Not synced to disk, because the state lost in a power failure is determined again from the
   * receipts.
   */
  async markDone(rows: readonly { id: number; blockNumber: number | null }[]): Promise<void> {
    await this.#client.query({
      name: 'mark done',
      text: `with fast as materialized (select set_config('synchronous_commit', 'off', true))
        update app.outbox row set status = 'done', done_at = now(), block_number = given.block_number,
          transaction_hash = case when given.block_number is null then null else row.transaction_hash end
        from unnest($1::bigint[], $2::bigint[]) as given (id, block_number), fast where row.id = given.id`,
      values: [rows.map((row) => row.id), rows.map((row) => row.blockNumber)],
    });
  }

  /**
   * Marks a row as failed. An operator must examine it, and can retry it by setting it back to `queued`.
   */
  async markFailed(id: number, reason: string): Promise<void> {
    await this.#client.query(`update app.outbox set status = 'failed', last_error = $2 where id = $1`, [
      id,
      reason,
    ]);
  }

  /** Ends a row with the chain's answer, which remains stored for the code that queued it. */
  async markRefused(id: number, reason: string): Promise<void> {
    await this.#client.query(
      `update app.outbox set status = 'refused', done_at = now(), last_error = $2 where id = $1`,
      [id, reason],
    );
  }

  /**
   * Discards the signed transaction, so that the row is signed again. Only for a nonce that another
   * transaction has used.
   */
  async requeue(id: number, reason: string): Promise<void> {
    await this.#client.query(
      `update app.outbox set status = 'queued', signer = null, nonce = null, raw_transaction = null,
         transaction_hash = null, gas_price = null, last_error = $2 where id = $1`,
      [id, reason],
    );
  }
}

function toQueuedRow(row: RawRow): QueuedRow {
  return {
    id: Number(row.id),
    kind: row.kind,
    operationId: toHex(row.operation_id),
    payload: row.payload,
    attempts: row.attempts,
    createdAt: row.created_at,
  };
}

function toSignedRow(row: RawSignedRow): SignedRow {
  return {
    ...toQueuedRow(row),
    signer: toHex(row.signer),
    nonce: Number(row.nonce),
    rawTransaction: toHex(row.raw_transaction),
    transactionHash: toHex(row.transaction_hash),
    gasPriceWei: BigInt(row.gas_price),
  };
}
