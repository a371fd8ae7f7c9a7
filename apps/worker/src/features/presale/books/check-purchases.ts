import {
  fulfilPurchaseSchema,
  releasePurchaseSchema,
  reservePurchaseSchema,
  toBuyerKey,
} from '@nova/shared/presale/operations';
import { createHash } from 'node:crypto';
import type { Hex } from 'viem';
import type { QueuedRow } from '../../../outbox/outbox-row.ts';
import {
  answer,
  type CheckContext,
  type CheckRows,
  later,
  refuse,
  SIGN,
  type Verdict,
} from '../../../outbox/row-check.ts';
import { findPayment, type Finding, type PaymentSources } from '../bridge/payment-evidence.ts';
import { type ReservedPurchase, readReservedPurchases } from '../reserved-purchase.ts';
import { readUsedEvidence, settleEvidence } from '../bridge/settle-evidence.ts';

/** Content of a row about its purchase. */
interface Claim {
  readonly reservationId: Hex;
  readonly to?: Hex;
  readonly buyerKey?: Hex;
  readonly phase?: number;
  readonly usdtUnits?: string;
}

/**
 * Accepts a reservation for a purchase that has a payment, even if a chain may still revert the payment.
 */
export function createReserveCheck(sources: PaymentSources): CheckRows {
  return async (rows, context) => {
    const claims = rows.map((row) => ({
      row,
      claim: reservePurchaseSchema.parse(row.payload),
      verb: 'reserve',
    }));
    const findings = await queryAll(sources, context, claims, false);
    return new Map(findings.map(({ row, finding }) => [row.id, toVerdict(finding)]));
  };
}

/** Accepts delivering coins once, for a payment that is final. */
export function createFulfilCheck(sources: PaymentSources, presale: Hex): CheckRows {
  return async (rows, context) => {
    const claims = rows.map((row) => ({
      row,
      claim: fulfilPurchaseSchema.parse(row.payload),
      verb: 'fulfil',
    }));
    const verdicts = new Map<number, Verdict>();
    // Sequential: if two purchases name the same payment, it belongs to the first.
    for (const { row, purchase, finding } of await queryAll(sources, context, claims, true)) {
      const isPaid = purchase !== undefined && finding.kind === 'paid';
      const verdict = isPaid
        ? await settleEvidence(context, presale, purchase, finding.evidence)
        : toVerdict(finding);
      verdicts.set(row.id, verdict);
    }
    return verdicts;
  };
}

/**
 * Accepts the release of a purchase's reservation. The contract checks whether the reservation has expired.
 */
export const checkRelease: CheckRows = async (rows, { client }) => {
  const claims = rows.map((row) => ({ row, ...releasePurchaseSchema.parse(row.payload) }));
  const purchases = await readReservedPurchases(
    client,
    claims.map(({ reservationId }) => reservationId),
  );
  return new Map(
    claims.map(({ row, reservationId }): [number, Verdict] => [
      row.id,
      purchases.has(reservationId) ? SIGN : refuse('no purchase has this reservation'),
    ]),
  );
};

interface ClaimedRow {
  readonly row: QueuedRow;
  readonly claim: Claim;
  readonly verb: string;
}

interface RequestedRow {
  readonly row: QueuedRow;
  readonly purchase: ReservedPurchase | undefined;
  readonly finding: Finding;
}

/** Queries the external sources for all rows at once, because each answer takes time. */
async function queryAll(
  sources: PaymentSources,
  { client }: CheckContext,
  claims: readonly ClaimedRow[],
  isFinal: boolean,
): Promise<RequestedRow[]> {
  const purchases = await readReservedPurchases(
    client,
    claims.map(({ claim }) => claim.reservationId),
  );
  const used = await readUsedEvidence(client, [...purchases.values()]);
  return Promise.all(
    claims.map(async (each) => {
      const purchase = purchases.get(each.claim.reservationId);
      const error = findError(each, purchase);
      if (error !== null || purchase === undefined) {
        const reason = error ?? 'no purchase has this reservation';
        return { row: each.row, purchase, finding: { kind: 'unpaid' as const, reason } };
      }
      return { row: each.row, purchase, finding: await findPayment(sources, purchase, isFinal, used) };
    }),
  );
}

function findError({ row, claim, verb }: ClaimedRow, purchase: ReservedPurchase | undefined): string | null {
  if (!purchase) return 'no purchase has this reservation';
  // A purchase rejected by a pause or the daily limit is submitted again under an ID that includes the
  // number of attempts.
  const again = `${verb} ${claim.reservationId} ${purchase.attempts}`;
  const names = verb === 'fulfil' ? [again] : [`${verb} ${claim.reservationId}`, again];
  const ids = names.map((name) => `0x${createHash('sha256').update(name).digest('hex')}`);
  if (!ids.includes(row.operationId)) return 'its ID differs from that of its reservation';
  const { to, buyerKey, phase, usdtUnits } = claim;
  if (to !== undefined && to !== purchase.recipient) return 'the purchase has a different recipient';
  if (purchase.buyerKey !== toBuyerKey(purchase.recipient)) return 'its buyer is not its recipient';
  if (buyerKey !== undefined && buyerKey !== purchase.buyerKey) return 'the purchase has a different buyer';
  if (phase !== undefined && phase !== purchase.phase) return 'the purchase was quoted in a different phase';
  if (usdtUnits !== undefined && BigInt(usdtUnits) !== purchase.usdtUnits) {
    return 'the purchase has a different amount';
  }
  return null;
}

function toVerdict(finding: Finding): Verdict {
  if (finding.kind === 'paid') return SIGN;
  if (finding.kind === 'returned') return answer('PaymentReturned');
  return finding.kind === 'unpaid' ? refuse(finding.reason) : later(finding.reason);
}
