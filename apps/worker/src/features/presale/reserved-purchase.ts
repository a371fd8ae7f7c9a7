import type { PaymentMethod } from '@nova/shared/presale/sale';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import { toHex } from '@nova/runtime/hex-bytes';

/**
 * Stored data about the purchase that a reservation is for. Not trusted without evidence of the payment.
 */
export interface ReservedPurchase {
  readonly id: Hex;
  readonly reservationId: Hex;
  readonly method: PaymentMethod;
  readonly isSimulated: boolean;
  /** Recipient of the coins, in lowercase. */
  readonly recipient: Hex;
  readonly buyerKey: Hex;
  readonly phase: number;
  readonly usdtUnits: bigint;
  /** Number of attempts on the chain; part of a delivery's operation ID. */
  readonly attempts: number;
  readonly cardSessionId: string | null;
  /** Ethereum transaction registered as the payment. */
  readonly paymentHash: Hex | null;
  /** Time of the registration. */
  readonly registeredAt: Date | null;
}

interface Row {
  id: Buffer;
  reservation_id: Buffer;
  method: PaymentMethod;
  is_simulated: boolean;
  wallet_address: Hex;
  buyer_key: Buffer;
  phase: number;
  usdt_amount: string;
  attempts: number;
  card_session_id: string | null;
  payment_hash: Buffer | null;
  registered_at: Date | null;
}

/** Returns the purchases by the ID of their reservation. */
export async function readReservedPurchases(
  client: Client,
  reservationIds: readonly Hex[],
): Promise<ReadonlyMap<Hex, ReservedPurchase>> {
  const { rows } = await client.query<Row>(
    `select p.id, p.reservation_id, p.method, p.is_simulated, p.wallet_address, p.buyer_key, p.phase, p.usdt_amount, p.attempts,
       p.card_session_id, b.payment_hash, b.registered_at
     from app.presale_purchases p left join app.bridge_payments b on b.purchase_id = p.id
     where p.reservation_id = any($1::bytea[])`,
    [reservationIds.map((id) => `\\x${id.slice(2)}`)],
  );
  return new Map(rows.map((row) => [toHex(row.reservation_id), toPurchase(row)]));
}

const toPurchase = (row: Row): ReservedPurchase => ({
  id: toHex(row.id),
  reservationId: toHex(row.reservation_id),
  method: row.method,
  isSimulated: row.is_simulated,
  recipient: row.wallet_address,
  buyerKey: toHex(row.buyer_key),
  phase: row.phase,
  usdtUnits: BigInt(row.usdt_amount),
  attempts: row.attempts,
  cardSessionId: row.card_session_id,
  paymentHash: row.payment_hash && toHex(row.payment_hash),
  registeredAt: row.registered_at,
});
