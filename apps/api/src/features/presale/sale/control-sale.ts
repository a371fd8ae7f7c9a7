import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { LOCKS } from '@nova/db/locks';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { SaleControl } from '@nova/shared/presale/control';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { END_PHASE, SET_PAUSED } from '@nova/shared/presale/operations';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import type { SaleOnChain } from './sale-chain.ts';

/**
 * Returns the state of the sale and its pending operations.
 * @param readSale reads the current state; called after the pending operations, so completed ones are already
 * included
 */
export async function describeControl(
  db: Queryable,
  readSale: () => Promise<SaleOnChain>,
): Promise<SaleControl> {
  const pending = await listRunning(db);
  const chain = await readSale();
  return {
    block: chain.block,
    is_paused: chain.isPaused,
    is_closed: chain.isClosed,
    current_phase: chain.currentPhase,
    phases: chain.phases.map((phase) => ({
      id: phase.id,
      allocation: phase.allocationWei.toString(),
      sold: phase.soldWei.toString(),
      reserved: phase.reservedWei.toString(),
      remaining: (phase.allocationWei - phase.soldWei - phase.reservedWei).toString(),
      price_usdt_units: phase.priceUsdtUnits.toString(),
    })),
    bonus_slots_remaining: chain.bonusSlotsTotal - chain.bonusSlotsUsed,
    under_way: pending,
  };
}

/**
 * Ends a phase of the contract permanently.
 * @param readSale called once no operation is pending; an earlier result could miss an operation completed
 * since
 * @throws AppError `wrong_phase` unless it is the current one; `idempotency_conflict` while an operation is
 * pending
 */
export async function endPhase(
  tx: Transaction,
  readSale: () => Promise<SaleOnChain>,
  phase: number,
  now: number,
): Promise<void> {
  await refuseSecond(tx);
  const { currentPhase } = await readSale();
  if (currentPhase !== phase) {
    throw new AppError(PRESALE_ERRORS.wrongPhase, {
      message: `The sale is in phase ${currentPhase}. Reload and try again.`,
      details: { current_phase: currentPhase },
    });
  }
  const operationId = toOperationId(`end phase ${phase} ${now}`);
  await enqueue(tx, { lane: 'curation', kind: END_PHASE, operationId, payload: { phase } });
}

/**
 * Pauses or resumes the sale's contract.
 * @param readSale called once no operation is pending, as for {@link endPhase}
 * @throws AppError `idempotency_conflict` if the state already matches or an operation is pending
 */
export async function setPaused(
  tx: Transaction,
  readSale: () => Promise<SaleOnChain>,
  isPaused: boolean,
  now: number,
): Promise<void> {
  await refuseSecond(tx);
  if ((await readSale()).isPaused === isPaused) {
    const message = isPaused ? 'The sale is already paused.' : 'The sale is already running.';
    throw new AppError(COMMON_ERRORS.idempotencyConflict, { message });
  }
  const operationId = toOperationId(`${isPaused ? 'pause' : 'unpause'} ${now}`);
  await enqueue(tx, { lane: 'pausing', kind: SET_PAUSED, operationId, payload: { isPaused } });
}

async function refuseSecond(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.controlSale})`);
  if ((await listRunning(tx)).length === 0) return;
  throw new AppError(COMMON_ERRORS.idempotencyConflict, {
    message: 'Another change to the sale is still pending. Please wait for its block.',
  });
}

async function listRunning(db: Queryable): Promise<SaleControl['under_way']> {
  const { rows } = await db.execute<{ kind: string; is_paused: boolean | null; created_at: Date }>(sql`
    select kind, (payload->>'isPaused')::boolean as is_paused, created_at from app.outbox
    where status in ('queued', 'signed') and status not in ('done', 'refused')
      and lane in ('curation', 'pausing') and kind in (${END_PHASE}, ${SET_PAUSED})
    order by id`);
  return rows.map(({ kind, is_paused: isPaused, created_at: at }) => ({
    operation:
      kind === END_PHASE ? ('end_phase' as const) : isPaused ? ('pause' as const) : ('unpause' as const),
    asked_at: toWireTime(new Date(at)),
  }));
}

const toOperationId = (what: string): Hex => `0x${createHash('sha256').update(what).digest('hex')}`;
