import type { Name } from '@nova/shared/names/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { requireWallet } from '../../lib/transaction/require-wallet.ts';
import { sendAndWait } from '../../lib/transaction/send-transaction.ts';
import { simulate } from '../../lib/transaction/simulate.ts';
import type { WalletSender } from '../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../lib/transaction/use-failure-text.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { NAME_REFUSALS, type NameOperation } from './name-operation.ts';
import { nameKeys } from './use-names.ts';

type Step = 'idle' | 'wallet' | 'block';

/** Returns a function that explains a failed operation. */
function useNameFailureText(): (failure: unknown) => string {
  const { t } = useTranslation('names');
  const failureText = useFailureText();
  const errorText = useErrorText();
  return (failure) => {
    if (!(failure instanceof TransactionFailure)) return errorText(failure);
    const known = NAME_REFUSALS.find((refusal) => refusal === failure.refusal);
    return known ? t(`refusals.${known}`) : failureText(failure);
  };
}

export interface NameTransaction {
  readonly step: Step;
  readonly error: string | null;
  /** Sends an operation and waits for its block. @returns whether it succeeded */
  readonly run: (operation: NameOperation) => Promise<boolean>;
}

/** State of an operation: simulated first, because a reverted transaction costs a fee, then signed and sealed. */
export function useNameTransaction(sender: WalletSender, contracts: Name['contracts']): NameTransaction {
  const client = useQueryClient();
  const wallet = useStore(walletStore, DISCONNECTED);
  const failureText = useNameFailureText();
  const [step, setStep] = useState<Step>('idle');
  const [error, setError] = useState<string | null>(null);
  const send = async (operation: NameOperation) => {
    if (wallet.status !== 'connected' || contracts === null) throw new TransactionFailure('noWallet');
    await requireWallet(wallet.address, sender);
    const { encodeOperation, readRefusal } = await import('./name-calls.ts');
    const call = encodeOperation(operation, contracts);
    await simulate(call, wallet.address, readRefusal);
    await sendAndWait(call, sender.send, () => setStep('block'));
  };
  const run = async (operation: NameOperation) => {
    setError(null);
    setStep('wallet');
    try {
      await send(operation);
      await client.invalidateQueries({ queryKey: nameKeys.all });
      return true;
    } catch (failure) {
      setError(failureText(failure));
      return false;
    } finally {
      setStep('idle');
    }
  };
  return { step, error, run };
}
