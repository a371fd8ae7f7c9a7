import { formatAmount } from '../../../lib/format/format-number.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AmountInput } from '../../../ui/form/amount-input.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { NATIVE, OTHER, type Transfer, type TransferEntry } from './use-transfer.ts';

function useCurrencyOptions({ currencies, currency, picked, isHeld, isOther }: TransferEntry) {
  const { t } = useTranslation('token');
  const isNamed = !(isHeld || isOther || picked === NATIVE);
  return [
    ...currencies.map(({ token, symbol }) => ({
      value: token ?? NATIVE,
      label: token === null ? t('transfer.native') : `${symbol} (${shortenHex(token)})`,
    })),
    ...(isNamed ? [{ value: picked, label: `${currency?.symbol ?? ''} (${shortenHex(picked)})` }] : []),
    { value: OTHER, label: t('transfer.other') },
  ];
}

/** Select for the token; a token outside the wallet's known holdings is entered by its contract address. */
function CurrencyFields({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('token');
  const { entry, isContractWrong, forgetError } = transfer;
  const options = useCurrencyOptions(entry);
  return (
    <>
      <FormField label={t('transfer.currency')}>
        <Select
          value={entry.picked}
          options={options}
          onChange={(event) => {
            entry.change({ picked: event.target.value, units: null });
            forgetError();
          }}
        />
      </FormField>
      {entry.isOther ? (
        <FormField
          label={t('transfer.contract')}
          need="required"
          error={isContractWrong ? t('transfer.errors.contract') : undefined}
          ok={entry.currency?.symbol}
        >
          <TextInput
            isCode
            value={entry.contract}
            onChange={(event) => {
              entry.change({ contract: event.target.value });
              forgetError();
            }}
          />
        </FormField>
      ) : null}
    </>
  );
}

function AmountField({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('token');
  const { language } = useLanguage();
  const { id, entry, errorOf, forgetError } = transfer;
  const { currency, funds, picked, units } = entry;
  const held =
    currency && funds !== undefined
      ? t('transfer.balance', {
          amount: formatAmount(funds, currency.decimals, language),
          symbol: currency.symbol,
        })
      : undefined;
  return (
    <FormField
      id={`${id}-amount`}
      label={t('transfer.amount')}
      need="required"
      hint={held}
      error={errorOf('amount')}
    >
      <AmountInput
        key={picked}
        units={units}
        decimals={currency?.decimals ?? 18}
        symbol={currency?.symbol ?? ''}
        max={currency?.token ? funds : undefined}
        onChange={(next) => {
          entry.change({ units: next });
          forgetError();
        }}
      />
    </FormField>
  );
}

/** Token, recipient and amount. Editing a field clears its error. */
export function TransferFields({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('token');
  const { id, entry, step, isOnNova, errorOf, forgetError, check } = transfer;
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <CurrencyFields transfer={transfer} />
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
          value={entry.to}
          onChange={(event) => {
            entry.change({ to: event.target.value });
            forgetError();
          }}
        />
      </FormField>
      <AmountField transfer={transfer} />
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
  );
}
