import { readConversionState } from '@nova/db/conversion-standing';
import { type Database, openDatabaseOver } from '@nova/db/database';
import { PERMITS_DECIDED } from '@nova/db/permit-wake';
import { publish } from '@nova/db/publish';
import { conversionPermits } from '@nova/db/schema/conversion';
import type { Logger } from '@nova/runtime/logger';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { convertTypedData } from '@nova/shared/energy/conversion';
import type { Permit } from '@nova/shared/energy/conversion-schemas';
import { and, asc, eq, type InferSelectModel, lte, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { cleanText } from '../../lib/clean-text.ts';
import type { JobSession, JobWork } from '../../lib/jobs/job.ts';
import { retrySeconds } from '../../lib/retries/retry-seconds.ts';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import type { Signer } from '../../signing/signer.ts';
import { readRewards } from './read-rewards.ts';

type PermitRow = InferSelectModel<typeof conversionPermits>;

const BATCH = 20;
/** Interval after some permits were decided, because one may need a retry. */
const AGAIN_MS = 1_000;
/** Kept short because a user is waiting for the permit. */
const LONGEST_PAUSE_SECONDS = 15;

export interface PermitOptions {
  readonly attestor: Signer;
  readonly rpc: RpcClient;
  /**
   * Resolves to the address of CommunityRewards, or null if this chain has none. Rejects while the node is
   * unavailable.
   */
  findContract(): Promise<Hex | null>;
  readonly clock: () => number;
  readonly logger: Logger;
}

/**
 * Signs permits to convert points (docs/decisions/0801). Every condition is checked again here, next to the
 * key: a row of the table is a request, not an instruction. The job's lock ensures a single signer, so two
 * concurrent signers cannot exceed a user's limit.
 */
export function createPermitWork({ client }: JobSession, options: PermitOptions): JobWork {
  const db = openDatabaseOver(client);
  const { attestor } = options;
  return {
    async run() {
      const due = await readQueued(db);
      for (const permit of due) await tryDecide(db, attestor, options, permit);
      await publish(
        db,
        due.map(({ id }) => ({ channel: PERMITS_DECIDED, data: { type: 'permit', id } })),
      );
      return due.length === BATCH || (due.length > 0 && AGAIN_MS);
    },
  };
}

function readQueued(db: Database): Promise<PermitRow[]> {
  return (
    db
      .select()
      .from(conversionPermits)
      .where(and(eq(conversionPermits.status, 'queued'), lte(conversionPermits.nextAttemptAt, sql`now()`)))
      // Permits that failed before come last.
      .orderBy(sql`${conversionPermits.attempts} > 0`, asc(conversionPermits.createdAt))
      .limit(BATCH)
  );
}

/** Stores an error with its permit. The permit is retried until it could no longer be used. */
async function tryDecide(
  db: Database,
  attestor: Signer,
  options: PermitOptions,
  row: PermitRow,
): Promise<void> {
  try {
    await decide(db, attestor, options, row);
  } catch (error) {
    options.logger.warn({ permit: row.id, err: error }, 'a permit could not be decided');
    const seconds = Math.min(retrySeconds(row.attempts), LONGEST_PAUSE_SECONDS);
    const isOver = row.deadline * 1000 < options.clock();
    const values = {
      attempts: row.attempts + 1,
      lastError: cleanText(String(error), 500),
      nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`,
      ...(isOver ? { status: 'refused' as const, refusal: 'open' } : {}),
    };
    await db
      .update(conversionPermits)
      .set(values)
      .where(eq(conversionPermits.id, row.id))
      .catch(() => {
        throw error;
      });
  }
}

async function decide(db: Database, attestor: Signer, options: PermitOptions, row: PermitRow): Promise<void> {
  const contract = await options.findContract();
  const refusal = contract === null ? 'open' : await findRefusal(db, options, contract, row);
  if (contract === null || refusal !== null) {
    options.logger.info({ permit: row.id, refusal }, 'permit refused');
    await db
      .update(conversionPermits)
      .set({ status: 'refused', refusal })
      .where(eq(conversionPermits.id, row.id));
    return;
  }
  const typed = convertTypedData(
    { chainId: CHAIN_ID, address: contract },
    {
      account: row.account,
      points: BigInt(row.points),
      nonce: BigInt(row.nonce),
      deadline: BigInt(row.deadline),
    },
  );
  const signature = await attestor.signTypedData({ ...typed, message: { ...typed.message } });
  await db
    .update(conversionPermits)
    .set({ status: 'signed', signature })
    .where(eq(conversionPermits.id, row.id));
}

async function findRefusal(
  db: Database,
  { rpc, clock }: PermitOptions,
  contract: Hex,
  { userId, account, points, potPoints, nonce }: PermitRow,
): Promise<Permit['refusal']> {
  if ((await readRewards(rpc, contract, 'nonces', account)) !== nonce) return 'nonce';
  const covered = await readRewards(rpc, contract, 'leftCoveredPointsOf', account);
  const { spendable, leftToday, potShare, conditions } = await readConversionState(db, {
    userId,
    account,
    nonce,
    covered,
    now: clock(),
  });
  const open = conditions.find((condition) => !condition.is_met);
  if (open) return open.name;
  if (points > spendable) return 'points';
  // Coins may cover less than at the time of the request; the rest must come from the account's share of
  // the pot.
  if (points > covered + potShare || points > covered + potPoints) return 'allowance';
  return points > leftToday ? 'own_room' : null;
}
