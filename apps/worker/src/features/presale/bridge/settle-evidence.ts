import { presaleAbi } from '@nova/abi/presale';
import type { Client } from 'pg';
import { type Hex, decodeFunctionResult, encodeFunctionData } from 'viem';
import { toHex } from '@nova/runtime/hex-bytes';
import type { CheckContext, Verdict } from '../../../outbox/row-check.ts';
import { later, refuse, SIGN } from '../../../outbox/row-check.ts';
import type { UsedEvidence } from './payment-evidence.ts';
import { RESERVATION_STATUS } from '../reservation-operation.ts';
import type { ReservedPurchase } from '../reserved-purchase.ts';

/**
 * Returns the purchases for which the payments in these transactions and payment pages have, or may have,
 * delivered coins.
 */
export async function readUsedEvidence(
  client: Client,
  purchases: readonly ReservedPurchase[],
): Promise<UsedEvidence> {
  const hashes = purchases.flatMap(({ paymentHash }) => (paymentHash === null ? [] : [paymentHash]));
  if (hashes.length === 0) return new Map();
  const { rows } = await client.query<{ evidence: string; purchase_id: Buffer }>(
    `select evidence, purchase_id from app.payment_evidence
     where split_part(evidence, ':', 3) = any($1::text[])`,
    [hashes],
  );
  return new Map(rows.map((row) => [row.evidence, toHex(row.purchase_id)]));
}

/**
 * Assigns a payment to one reservation before the key signs for it. A payment delivers only once: it may
 * move to another reservation of the same purchase only if the chain says that the previous one was
 * released, which is permanent.
 */
export async function settleEvidence(
  { client, rpc }: CheckContext,
  presale: Hex,
  { id, reservationId }: ReservedPurchase,
  evidence: string,
): Promise<Verdict> {
  const values = [evidence, `\\x${id.slice(2)}`, `\\x${reservationId.slice(2)}`];
  await client.query(
    `insert into app.payment_evidence (evidence, purchase_id, reservation_id) values ($1, $2::bytea, $3::bytea)
     on conflict (evidence) do nothing`,
    values,
  );
  const { rows } = await client.query<{ purchase_id: Buffer; reservation_id: Buffer }>(
    'select purchase_id, reservation_id from app.payment_evidence where evidence = $1',
    [evidence],
  );
  const [taken] = rows;
  if (!taken) return later('its evidence is being stored');
  if (toHex(taken.purchase_id) !== id) return refuse('its payment was used for a different purchase');
  const before = toHex(taken.reservation_id);
  if (before === reservationId) return SIGN;
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'reservationOf', args: [before] });
  const answer = await rpc.request<Hex>('eth_call', [{ to: presale, data }, 'latest']);
  const { status } = decodeFunctionResult({ abi: presaleAbi, functionName: 'reservationOf', data: answer });
  if (status !== RESERVATION_STATUS.released)
    return refuse('its payment is used for a different reservation');
  await client.query(
    'update app.payment_evidence set reservation_id = $3::bytea where evidence = $1 and purchase_id = $2::bytea',
    values,
  );
  return SIGN;
}
