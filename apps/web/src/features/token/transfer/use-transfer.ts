import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { removeFormDraft, useFormDraft } from '../../../lib/store/form-draft.ts';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import type { Hex } from 'viem';
import { tokenKeys } from '../token-keys.ts';
import type { TokenClient } from '../token-client.ts';
import {
  type Currency,
  type ReadyTransfer,
  readyTransfer,
  sendTransfer,
  type TransferError,
  type TransferReceipt,
} from './transfer-order.ts';
import type { TransferStep } from './transfer-review.tsx';
import { useTokenErrorText } from '../use-token-error-text.ts';
import { useCurrencies, useFunds, useNamedToken } from './use-transfer-currencies.ts';

export const NATIVE = 'NAC';
export const OTHER = 'other';
type Field = 'to' | 'amount';
/** Field of each validation error. */
const FIELD_OF: Readonly<Record<TransferError, Field>> = {
  to: 'to',
  toSelf: 'to',
  toNobody: 'to',
  toToken: 'to',
  amount: 'amount',
  tooMuch: 'amount',
  noGas: 'amount',
};

/** Name of the form's draft in session storage. */
const SEND_DRAFT = 'send';

interface SendDraft {
  readonly picked: string;
  readonly contract: string;
  readonly to: string;
  /** In smallest units of the selected token. */
  readonly units: bigint | null;
}
const EMPTY_SEND: SendDraft = { picked: NATIVE, contract: '', to: '', units: null };

/** Returns the values entered before a reload; a page opened for another token starts with that token. */
function useSendDraft(first: string | undefined) {
  const [draft, setDraft] = useFormDraft(SEND_DRAFT, EMPTY_SEND);
  const [isOfPage, setOfPage] = useState(first === undefined || draft.picked === first);
  const shown = isOfPage ? draft : { ...EMPTY_SEND, picked: first ?? NATIVE };
  const change = (next: Partial<SendDraft>) => {
    setOfPage(true);
    setDraft((before) => ({ ...(isOfPage ? before : shown), ...next }));
  };
  return [shown, change] as const;
}

/** Returns the entered values: token, recipient and amount. */
function useTransferEntry(from: Hex, first: string | undefined) {
  const { currencies, isNativeMissing, ledger } = useCurrencies(from);
  const [{ picked, contract, to, units }, change] = useSendDraft(first);
  const isHeld = currencies.some(({ token }) => (token ?? NATIVE) === picked);
  const isOther = picked === OTHER;
  const named = useNamedToken(isOther ? contract.trim().toLowerCase() : isHeld ? '' : picked);
  const currency: Currency | null =
    currencies.find((each) => (each.token ?? NATIVE) === picked) ?? named.data ?? null;
  const { data: funds } = useFunds(from, currency);
  const values = {
    picked,
    contract,
    to,
    units,
    currency,
    currencies,
    funds,
    isHeld,
    isOther,
    isNativeMissing,
    isPoints: isOther && ledger !== null && contract.trim().toLowerCase() === ledger,
  };
  return { ...values, change };
}
export type TransferEntry = ReturnType<typeof useTransferEntry>;

export interface TransferOptions {
  readonly from: Hex;
  readonly isOnNova: boolean;
  readonly client: TokenClient;
  readonly first?: string | undefined;
}

/** Returns the current step of a transfer with its error, and a function that runs a step. */
function useTransferSteps() {
  const { t } = useTranslation('token');
  const errorText = useTokenErrorText();
  const [step, setStep] = useState<TransferStep>('idle');
  const [error, setError] = useState<string | null>(null);
  const [hasDeclined, setDeclined] = useState(false);
  const run = async (next: TransferStep, work: () => Promise<void>) => {
    setError(null);
    setDeclined(false);
    setStep(next);
    try {
      await work();
    } catch (error) {
      const isWithoutWallet = error instanceof TransactionFailure && error.reason === 'noWallet';
      const reason = isWithoutWallet ? t('transfer.noWallet') : errorText(error);
      // A rejection in the wallet is not an error.
      const isOwnNo = isDeclined(error);
      setDeclined(isOwnNo);
      setError(isWithoutWallet || isOwnNo ? reason : t('transfer.failed', { reason }));
    } finally {
      setStep('idle');
    }
  };
  return { step, setStep, error, setError, hasDeclined, run };
}

/** State of a transfer: entered values, check on the chain, receipt. */
export function useTransfer({ from, isOnNova, client: tokenClient, first }: TransferOptions) {
  const { t } = useTranslation('token');
  const client = useQueryClient();
  const id = useId();
  const entry = useTransferEntry(from, first);
  const { step, setStep, error, setError, hasDeclined, run } = useTransferSteps();
  const [wrong, setWrong] = useState<TransferError | 'contract' | null>(null);
  const [ready, setReady] = useState<ReadyTransfer | null>(null);
  const [receipt, setReceipt] = useState<TransferReceipt | null>(null);

  const refuseCurrency = () => {
    const isNative = entry.picked === NATIVE;
    setWrong(isNative ? null : 'contract');
    setError(isNative ? t('transfer.nativeMissing') : null);
  };
  const check = async () => {
    if (step !== 'idle' || !isOnNova) return;
    const { to, units, currency } = entry;
    if (entry.isPoints) return setError(t('transfer.pointsStay'));
    if (currency === null) return refuseCurrency();
    await run('checking', async () => {
      const outcome = await readyTransfer({ from, to, units, currency });
      if (typeof outcome === 'string') {
        setWrong(outcome);
        document.getElementById(`${id}-${FIELD_OF[outcome]}`)?.focus();
      } else {
        setWrong(null);
        setReady(outcome);
      }
    });
  };
  const send = (transfer: ReadyTransfer) =>
    run('wallet', async () => {
      setReceipt(await sendTransfer(transfer, tokenClient, () => setStep('block')));
      setReady(null);
      removeFormDraft(SEND_DRAFT);
      announceAccountChange(from);
      await client.invalidateQueries({ queryKey: tokenKeys.all });
    });
  const startAgain = () => {
    setReceipt(null);
    entry.change({ units: null, to: '' });
  };
  const errorOf = (field: Field) =>
    wrong !== null && wrong !== 'contract' && FIELD_OF[wrong] === field
      ? t(`transfer.errors.${wrong}`)
      : undefined;
  const form = { id, entry, step, errorOf, isContractWrong: wrong === 'contract', isOnNova };
  return {
    ...form,
    error,
    hasDeclined,
    ready,
    receipt,
    check,
    send,
    startAgain,
    goBack: () => setReady(null),
    forgetError: () => setWrong(null),
  };
}
export type Transfer = ReturnType<typeof useTransfer>;
