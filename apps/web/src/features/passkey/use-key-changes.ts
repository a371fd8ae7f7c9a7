import type { AccountKey } from '@nova/shared/passkey/schemas';
import { useState } from 'react';
import type { Hex } from 'viem';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { passkeyApi } from '../../lib/passkey/passkey-api.ts';
import { PasskeyError } from '../../lib/passkey/passkey-error.ts';
import { sendAndWait } from '../../lib/transaction/send-transaction.ts';
import type { SendTransaction } from '../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../lib/transaction/use-failure-text.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import type { KeyChange } from './encode-key-call.ts';
import { usePasskeyAccountRefresh } from './use-passkey-account.ts';

/** What is being changed; a wallet that is being added stands for itself. */
type Busy = 'add' | 'remove' | 'cancel' | 'guardian' | 'guardians' | Hex;

export type KeyChanges = ReturnType<typeof useKeyChanges>;

/** Changes of an account's keys; each is one confirmation and one block. */
export function useKeyChanges(address: Hex, send: SendTransaction) {
  const { t } = useTranslation('passkeys');
  const refresh = usePasskeyAccountRefresh();
  const failureText = useFailureText();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<Busy | null>(null);
  const change = async (wanted: KeyChange) => {
    const { encodeKeyCall } = await import('./encode-key-call.ts');
    await sendAndWait(encodeKeyCall(address, wanted), send);
  };
  const explain = (error: unknown): string => {
    if (error instanceof TransactionFailure) return failureText(error);
    return error instanceof PasskeyError ? t('cancelled') : errorText(error);
  };
  const run = async (name: Busy, done: string, work: () => Promise<void>): Promise<boolean> => {
    setBusy(name);
    try {
      await work();
      showToast({ tone: 'done', title: done });
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: explain(error) });
      return false;
    } finally {
      setBusy(null);
      await refresh();
    }
  };
  return {
    busy,
    addPasskey: () =>
      run('add', t('added'), async () => {
        const { createPasskey } = await import('../../lib/passkey/create-passkey.ts');
        const passkey = await createPasskey();
        await change({ kind: 'addOwner', key: { kind: 'passkey', x: passkey.x, y: passkey.y } });
        await passkeyApi.store({ ...passkey, account: address });
      }),
    removeOwner: async (key: AccountKey): Promise<void> => {
      await run('remove', t('removed'), () => change({ kind: 'removeOwner', key }));
    },
    addWallet: (wallet: Hex) =>
      run(wallet, t('walletAdded'), () =>
        change({ kind: 'addOwner', key: { kind: 'address', address: wallet } }),
      ),
    /** Creates a passkey that only signs recoveries. @returns null if the person declines */
    createGuardian: async (): Promise<AccountKey | null> => {
      setBusy('guardian');
      try {
        const { createPasskey } = await import('../../lib/passkey/create-passkey.ts');
        const { x, y } = await createPasskey();
        return { kind: 'passkey', x, y };
      } catch (error) {
        showToast({ tone: 'error', title: explain(error) });
        return null;
      } finally {
        setBusy(null);
      }
    },
    setGuardians: (keys: readonly AccountKey[]) =>
      run('guardians', t('guardiansSaved'), () => change({ kind: 'setGuardians', keys })),
    cancelRecovery: () => run('cancel', t('canceled'), () => change({ kind: 'cancelRecovery' })),
  };
}
