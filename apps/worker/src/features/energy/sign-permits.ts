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
/** After some were decided: one may have to be tried again. */
const AGAIN_MS = 1_000;
/** A person waits for it. */
const LONGEST_PAUSE_SECONDS = 15;

export interface PermitOptions {
  readonly attestor: Signer;
  readonly rpc: RpcClient;
  /** Contract CommunityRewards; null where this chain has none. Throws while the node is away. */
  findContract(): Promise<Hex | null>;
  readonly clock: () => number;
  readonly logger: Logger;
}

/**
 * Signs permits to convert points (docs/decisions/0801). Every condition is looked at again here, at the key: what the
 * table says is a question, not an order. The job's lock makes it one signer, so a person's limit cannot be passed by
 * two at once.
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
      // Those that have failed before come last.
      .orderBy(sql`${conversionPermits.attempts} > 0`, asc(conversionPermits.createdAt))
      .limit(BATCH)
  );
}

/** What goes wrong with one permit is noted at it; it is tried again until it would be too late to use. */
async function tryDecide(
  db: Database,
  attestor: Signer,
  options: PermitOptions,
  row: PermitRow,
): Promise<void> {
  try {
    await decide(db, attestor, options, row);
  } catch (error) {
    options.logger.warn({ permit: row.id, err: error }, 'a permit could not be decided now');
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
  // Coins may have been covering less than when it was asked for: the rest must be the account's share of the pot.
  if (points > covered + potShare || points > covered + potPoints) return 'allowance';
  return points > leftToday ? 'own_room' : null;
}
