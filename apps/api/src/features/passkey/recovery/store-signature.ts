import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { recoveries, recoverySignatures } from '@nova/db/schema/wallet';
import { AppError } from '@nova/shared/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import type { GuardianSignature, Recovery } from '@nova/shared/passkey/recovery-schemas';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../../http/api-context.ts';
import { readRecovery } from './read-recovery.ts';
import { consumeChange } from './recovery-rates.ts';
import { listSigned, refuseClosed } from './recovery-store.ts';
import { verifyGuardian } from './verify-guardian.ts';

/**
 * Stores the signature of a guardian. The worker submits the second one with the first.
 * @throws AppError `recovery_unknown`, `recovery_closed`, `guardian_already_signed`, `guardian_signature_invalid`,
 *   `rate_limited`, `unavailable`
 */
export async function storeSignature(
  context: ApiContext,
  id: string,
  { index, signature }: GuardianSignature,
  clientAddress: string,
): Promise<Recovery> {
  const { db } = context;
  await consumeChange(context, clientAddress);
  const { recovery, row } = await readRecovery(context, id);
  const guardian = recovery.guardians.find((each) => each.index === index);
  if (guardian?.state === 'signed') return refuseSecond();
  if (recovery.status !== 'collecting') return refuseClosed();
  const key = row.guardians[index];
  const canonical = key === undefined ? null : await verifyGuardian(context, recovery, key, signature);
  if (canonical === null) {
    throw new AppError(PASSKEY_ERRORS.guardianSignature, {
      message: 'This is not a signature of that guardian for this recovery. Sign it again.',
    });
  }
  await db.transaction(async (tx) => {
    await tx.select().from(recoveries).where(eq(recoveries.id, id)).for('update');
    const signed = await listSigned(tx, id);
    if (signed.includes(index)) return refuseSecond();
    if (signed.length >= 2) return refuseClosed();
    await tx.insert(recoverySignatures).values({ recoveryId: id, index, signature: canonical });
    return wakeJobs(tx, JOB_CHANNELS.recoveries);
  });
  return (await readRecovery(context, id)).recovery;
}

function refuseSecond(): never {
  throw new AppError(PASSKEY_ERRORS.guardianSigned, {
    message: 'This guardian has already signed. A second guardian must sign.',
  });
}
