import type { RecoveryGuardian } from '@nova/shared/passkey/recovery-schemas';

/** Guardians whose signatures start a recovery. */
export const GUARDIANS_NEEDED = 2;

export const countSigned = (guardians: readonly RecoveryGuardian[]): number =>
  guardians.filter(({ state }) => state === 'signed').length;
