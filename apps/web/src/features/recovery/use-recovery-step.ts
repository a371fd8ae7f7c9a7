import type { Recovery } from '@nova/shared/passkey/recovery-schemas';
import { useState } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PasskeyError } from '../../lib/passkey/passkey-error.ts';
import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../lib/transaction/use-failure-text.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { useRecoveryUpdate } from './use-recovery.ts';

/** Code of EIP-1193 for a prompt that the person closed. */
const DECLINED = 4001;

/** Returns a function that explains why a step of a recovery failed. */
export function useRecoveryErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation('recovery');
  const failureText = useFailureText();
  const general = useErrorText();
  return (error) => {
    if (error instanceof TransactionFailure) return failureText(error);
    if (error instanceof PasskeyError && error.code === DECLINED) return t('errors.notConfirmed');
    const code = error instanceof ApiError ? error.code : '';
    return has(`errors.${code}`) ? t(`errors.${code as 'recovery_unknown'}`) : general(error);
  };
}

/** Runs one step of a recovery at a time and shows its result. */
export function useRecoveryStep() {
  const errorText = useRecoveryErrorText();
  const update = useRecoveryUpdate();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<Recovery | void>): Promise<boolean> => {
    setBusy(name);
    setError(null);
    try {
      const recovery = await work();
      if (recovery) update(recovery);
      return true;
    } catch (failure) {
      setError(errorText(failure));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, error, run };
}
