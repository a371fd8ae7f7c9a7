import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Hex } from 'viem';
import { announceAccountChange } from '../../lib/store/account-changes.ts';
import { formatAmount } from '../../lib/format/format-number.ts';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { AmountInput } from '../../ui/form/amount-input.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Note } from '../../ui/note.tsx';
import { tokenKeys } from './token-keys.ts';
import type { TokenWays } from './token-ways.ts';
import {
  type Currency,
  type ReadyTransfer,
  readyTransfer,
  sendTransfer,
  type TransferFault,
  type TransferReceipt,
} from './transfer-order.ts';
import { TransferReceiptView } from './transfer-receipt.tsx';
import { TransferReview, type TransferStep } from './transfer-review.tsx';
import { useTokenFaultText } from './use-token-fault-text.ts';
import { useCurrencies, useFunds, useNamedToken } from './use-transfer-currencies.ts';

const NATIVE = 'NAC';
const OTHER = 'other';
/** Which field a fault of an order belongs to. */
const FIELD_OF: Readonly<Record<TransferFault, 'to' | 'amount'>> = {
  to: 'to',
  toSelf: 'to',
  toNobody: 'to',
  toToken: 'to',
  amount: 'amount',
  tooMuch: 'amount',
  noGas: 'amount',
};

interface TransferFormProps {
  readonly from: Hex;
  readonly isOnNova: boolean;
  readonly ways: TokenWays;
  readonly first?: string | undefined;
}

/** What, to whom and how much; checked on the chain before anything is signed. */
export function TransferForm({ from, isOnNova, ways, first }: TransferFormProps) {
  const { t } = useTranslation('token');
  const { language } = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const faultText = useTokenFaultText();
  const { currencies, isNativeMissing } = useCurrencies(from);
  const [picked, setPicked] = useState(first ?? NATIVE);
  const [contract, setContract] = useState('');
  const [to, setTo] = useState('');
  const [units, setUnits] = useState<bigint | null>(null);
  const [step, setStep] = useState<TransferStep>('idle');
  const [wrong, setWrong] = useState<TransferFault | 'contract' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [ready, setReady] = useState<ReadyTransfer | null>(null);
  const [receipt, setReceipt] = useState<TransferReceipt | null>(null);

  const isHeld = currencies.some(({ token }) => (token ?? NATIVE) === picked);
  const isOther = picked === OTHER;
  const named = useNamedToken(isOther ? contract.trim().toLowerCase() : isHeld ? '' : picked);
  const currency: Currency | null =
    currencies.find((each) => (each.token ?? NATIVE) === picked) ?? named.data ?? null;
  const { data: funds } = useFunds(from, currency);

  const tell = (error: unknown) => {
    const isWithoutWallet = error instanceof TransactionFailure && error.reason === 'noWallet';
    const reason = isWithoutWallet ? t('transfer.noWallet') : faultText(error);
    setFault(isWithoutWallet ? reason : t('transfer.failed', { reason }));
  };
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'idle' || !isOnNova) return;
    setFault(null);
    if (currency === null) {
      setWrong(picked === NATIVE ? null : 'contract');
      if (picked === NATIVE) setFault(t('transfer.nativeMissing'));
      return;
    }
    setStep('checking');
    try {
      const outcome = await readyTransfer({ from, to, units, currency });
      if (typeof outcome === 'string') {
        setWrong(outcome);
        document.getElementById(`${id}-${FIELD_OF[outcome]}`)?.focus();
      } else {
        setWrong(null);
        setReady(outcome);
      }
    } catch (error) {
      tell(error);
    } finally {
      setStep('idle');
    }
  };
  const send = async (transfer: ReadyTransfer) => {
    setFault(null);
    setStep('wallet');
    try {
      setReceipt(await sendTransfer(transfer, ways, () => setStep('block')));
      setReady(null);
      announceAccountChange(from);
      await client.invalidateQueries({ queryKey: tokenKeys.all });
    } catch (error) {
      tell(error);
    } finally {
      setStep('idle');
    }
  };
  /** What was said of a field is about what stood there. */
  const edit = (change: () => void) => {
    change();
    setWrong(null);
  };
  const errorOf = (field: 'to' | 'amount') =>
    wrong !== null && wrong !== 'contract' && FIELD_OF[wrong] === field
      ? t(`transfer.faults.${wrong}`)
      : undefined;

  if (receipt) {
    return (
      <TransferReceiptView
        receipt={receipt}
        onAgain={() => {
          setReceipt(null);
          setUnits(null);
          setTo('');
        }}
      />
    );
  }
  const options = [
    ...currencies.map(({ token, symbol }) => ({
      value: token ?? NATIVE,
      label: token === null ? t('transfer.native') : `${symbol} (${shortenHex(token)})`,
    })),
    ...(isHeld || isOther || picked === NATIVE
      ? []
      : [{ value: picked, label: `${currency?.symbol ?? ''} (${shortenHex(picked)})` }]),
    { value: OTHER, label: t('transfer.other') },
  ];
  return (
    <div className="in token-part">
      {isNativeMissing ? <Note tone="fault">{t('transfer.nativeMissing')}</Note> : null}
      {isOnNova ? null : <Note>{t('wrongNetwork')}</Note>}
      {fault ? <Note tone="fault">{fault}</Note> : null}
      {ready ? (
        <TransferReview
          transfer={ready}
          step={step}
          onSend={() => void send(ready)}
          onBack={() => setReady(null)}
        />
      ) : (
        <form className="form" noValidate onSubmit={(event) => void check(event)}>
          <FormField label={t('transfer.currency')}>
            <Select
              value={picked}
              options={options}
              onChange={(event) => {
                setPicked(event.target.value);
                setUnits(null);
                setWrong(null);
              }}
            />
          </FormField>
          {isOther ? (
            <FormField
              label={t('transfer.contract')}
              need="required"
              error={wrong === 'contract' ? t('transfer.faults.contract') : undefined}
              ok={currency?.symbol}
            >
              <TextInput
                isCode
                value={contract}
                onChange={(event) => edit(() => setContract(event.target.value))}
              />
            </FormField>
          ) : null}
          <FormField
            id={`${id}-to`}
            label={t('transfer.to')}
            need="required"
            hint={t('transfer.toHint')}
            error={errorOf('to')}
          >
            <TextInput
              isCode
              autoComplete="off"
              value={to}
              onChange={(event) => edit(() => setTo(event.target.value))}
            />
          </FormField>
          <FormField
            id={`${id}-amount`}
            label={t('transfer.amount')}
            need="required"
            hint={
              currency && funds !== undefined
                ? t('transfer.balance', {
                    amount: formatAmount(funds, currency.decimals, language),
                    symbol: currency.symbol,
                  })
                : undefined
            }
            error={errorOf('amount')}
          >
            <AmountInput
              key={picked}
              units={units}
              decimals={currency?.decimals ?? 18}
              symbol={currency?.symbol ?? ''}
              max={currency?.token ? funds : undefined}
              onChange={(next) => edit(() => setUnits(next))}
            />
          </FormField>
          <div>
            <SubmitButton
              isPending={step === 'checking'}
              pendingText={t('transfer.checking')}
              disabledReason={isOnNova ? undefined : t('wrongNetwork')}
            >
              {t('transfer.check')}
            </SubmitButton>
          </div>
        </form>
      )}
    </div>
  );
}
