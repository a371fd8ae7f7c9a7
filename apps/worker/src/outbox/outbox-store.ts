import type { OutboxLane } from '@nova/db/schema/outbox';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import { toBytea, toBytes, toHex } from '../lib/hex-bytes.ts';
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
// By convention a payload names the second before which the chain would refuse it. Anything but a number there is
// for the row's kind to complain about; here it must not hold up the others.
const DUE_SECOND = `case when jsonb_typeof(payload->'occurredAt') = 'number'
  then (payload->>'occurredAt')::numeric else 0 end`;

/**
 * The oldest rows of a lane that are queued and due. The lane is given as a range: an order by lane and id is then one
 * that only the index of open rows has. With a plain `=` the primary key has it too, and a plan that was made while many
 * rows were open, and kept, walks it from the first row there ever was, through all that are done.
 */
export const LIST_QUEUED = `select ${COLUMNS} from app.outbox
  where lane between $1 and $1 and status = 'queued' and kind = any($2::text[]) and (${DUE_SECOND}) <= $3
    and id <> all($5::bigint[])
  order by lane, id limit $4`;

/** The rows of one lane, through the connection that holds the lane's lock. */
export class OutboxStore {
  readonly #client: Client;
  readonly #lane: OutboxLane;

  constructor(client: Client, lane: OutboxLane) {
    this.#client = client;
    this.#lane = lane;
  }

  /** The oldest queued rows of these kinds that are due at `nowSeconds`. @param without ids of rows to leave out */
  async listQueued(
    kinds: readonly string[],
    nowSeconds: number,
    limit: number,
    without: readonly number[] = [],
  ): Promise<QueuedRow[]> {
    const { rows } = await this.#client.query<RawRow>({
      name: 'list queued',
      text: LIST_QUEUED,
      values: [this.#lane, kinds, nowSeconds, limit, without],
    });
    return rows.map(toQueuedRow);
  }

  /** The second at which the next queued row that is not due yet becomes due; null when there is none. */
  async findNextDue(kinds: readonly string[], nowSeconds: number): Promise<number | null> {
    const { rows } = await this.#client.query<{ due: string | null }>({
      name: 'next due',
      text: `select min(${DUE_SECOND}) as due from app.outbox
        where lane = $1 and status = 'queued' and kind = any($2::text[]) and (${DUE_SECOND}) > $3`,
      values: [this.#lane, kinds, nowSeconds],
    });
    return rows[0]?.due ? Number(rows[0].due) : null;
  }

  /** Rows whose bytes are stored and that are not done. */
  async listSigned(): Promise<SignedRow[]> {
    const { rows } = await this.#client.query<RawSignedRow>(
      `select ${SIGNED_COLUMNS} from app.outbox where lane = $1 and status = 'signed' order by signer, nonce`,
      [this.#lane],
    );
    return rows.map(toSignedRow);
  }

  /** The bytes once signed with a nonce, whatever became of their row. */
  async findBytes(signer: Hex, nonce: number): Promise<Hex | null> {
    const { rows } = await this.#client.query<{ raw_transaction: Buffer }>(
      'select raw_transaction from app.outbox where signer = $1 and nonce = $2',
      [toBytes(signer), nonce],
    );
    return rows[0] ? toHex(rows[0].raw_transaction) : null;
  }

  /** The first nonce above all that were ever given out and are still on record. */
  async findFreeNonce(signer: Hex): Promise<number> {
    const { rows } = await this.#client.query<{ next: string | null }>(
      'select max(nonce) + 1 as next from app.outbox where signer = $1',
      [toBytes(signer)],
    );
    return Number(rows[0]?.next ?? 0);
  }

  /** Stores what was signed. Only when this has returned may the bytes leave the process. */
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
    if (rowCount !== rows.length) throw new Error('outbox rows changed under the lane that owns them');
  }

  /** A row of the worker's own, that only uses up a nonce. */
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
   * Ends rows that are on the chain. A null block says that another transaction brought the operation there. Not
   * synced to disk: what a power cut takes back is found out again from the receipt.
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

  /** Gives up on a row. Somebody has to look at it; setting it back to `queued` tries again. */
  async markFailed(id: number, reason: string): Promise<void> {
    await this.#client.query(`update app.outbox set status = 'failed', last_error = $2 where id = $1`, [
      id,
      reason,
    ]);
  }

  /** Ends a row with the chain's answer: it stays as it is, and whoever asked reads it. */
  async markRefused(id: number, reason: string): Promise<void> {
    await this.#client.query(
      `update app.outbox set status = 'refused', done_at = now(), last_error = $2 where id = $1`,
      [id, reason],
    );
  }

  /** Forgets what was signed, so that the row is signed anew. Only for a nonce that another transaction has used. */
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
