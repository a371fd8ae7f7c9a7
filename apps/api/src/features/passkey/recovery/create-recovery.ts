import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@nova/shared/durations';
import { countRecoveryStarts } from '@nova/db/recovery/count-starts';
import { passkeys, recoveries } from '@nova/db/schema/wallet';
import { AppError } from '@nova/shared/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { RECOVERY_DEADLINE_HOURS } from '@nova/shared/passkey/recovery-constants';
import { RECOVERIES_PER_DAY } from '@nova/shared/passkey/recovery-operations';
import type { NewRecovery, Recovery } from '@nova/shared/passkey/recovery-schemas';
import { eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { isOnCurve, toCredentialBytes } from '../passkeys.ts';
import { type AccountState, isSameKey, readAccountState } from '../account-state.ts';
import { readRecovery } from './read-recovery.ts';
import { consumeChange } from './recovery-rates.ts';

const ID_BYTES = 16;
const DEADLINE_MS = RECOVERY_DEADLINE_HOURS * HOUR_MS;

/**
 * Creates a recovery, for which guardians then sign. It proves nothing and moves nothing, so it needs no login.
 * @throws AppError `key_invalid`, `passkey_taken`, `passkey_account_unknown`, `no_guardians`, `recovery_pending`,
 *   `already_an_owner`, `recovery_limit`, `rate_limited`, `unavailable`
 */
export async function createRecovery(
  context: ApiContext,
  { account, x, y, credential_id }: NewRecovery,
  clientAddress: string,
): Promise<Recovery> {
  const { db, clock } = context;
  await consumeChange(context, clientAddress);
  const credentialId = toCredentialBytes(credential_id);
  await requireNewPasskey(context, { x, y }, credentialId);
  const state = await readAccountState(context, account);
  requireRecoverable(state, { x, y });
  const now = clock();
  if ((await countRecoveryStarts(db, account, now)).account >= RECOVERIES_PER_DAY.account) {
    throw new AppError(PASSKEY_ERRORS.recoveryLimit, {
      message: `An account can start ${RECOVERIES_PER_DAY.account} recoveries in 24 hours. Try again tomorrow.`,
    });
  }
  const id = randomBytes(ID_BYTES).toString('base64url');
  await db.insert(recoveries).values({
    id,
    account,
    x,
    y,
    credentialId,
    guardians: state.guardians,
    nonce: state.nonce,
    // The contract counts whole seconds.
    deadline: new Date(Math.floor((now + DEADLINE_MS) / 1_000) * 1_000),
    createdBlock: state.head,
    createdAt: new Date(now),
  });
  return (await readRecovery(context, id)).recovery;
}

async function requireNewPasskey(
  { db }: ApiContext,
  { x, y }: { readonly x: Hex; readonly y: Hex },
  credentialId: Hex,
): Promise<void> {
  if (!(await isOnCurve(x, y))) {
    throw new AppError(PASSKEY_ERRORS.notOnCurve, {
      message: 'This is not a public key of a passkey. Create the passkey again.',
    });
  }
  // Otherwise, a recovery could lead the passkey of another person to an account that is not theirs.
  const [known] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  if (known) {
    throw new AppError(PASSKEY_ERRORS.taken, {
      message: 'This passkey already has an account. Create a new passkey for the recovery.',
    });
  }
}

function requireRecoverable(
  { guardians, owners, pending }: AccountState,
  key: { readonly x: Hex; readonly y: Hex },
): void {
  if (guardians.length < 2) {
    throw new AppError(PASSKEY_ERRORS.noGuardians, {
      message: 'This account has no guardians, so only its owners can add a passkey.',
    });
  }
  if (owners.some((owner) => isSameKey(owner, key))) {
    throw new AppError(PASSKEY_ERRORS.alreadyOwner, {
      message: 'This passkey already controls the account. Log in with it.',
    });
  }
  if (pending.effectiveAt !== 0n) {
    throw new AppError(PASSKEY_ERRORS.recoveryPending, {
      message: 'Another recovery of this account is waiting. Complete it, or let an owner cancel it first.',
    });
  }
}
