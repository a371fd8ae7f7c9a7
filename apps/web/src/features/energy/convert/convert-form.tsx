import { NATIVE_COIN, MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import { CONVERT_GAS, EP_PER_NAC } from '@nova/shared/energy/constants';
import { pointsToNacWei } from '@nova/shared/energy/conversion';
import type { Conversion } from '@nova/shared/energy/conversion-schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Hex } from 'viem';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { AmountInput } from '../../../ui/form/amount-input.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Stepper, type StepState } from '../../../ui/progress/stepper.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { useNacBalance } from './conversion-api.ts';
import { type ConvertStep, type SendConversion, useConvert } from './use-convert.ts';

const STEPS = ['permit', 'wallet', 'block'] as const;
const FEE_WEI = CONVERT_GAS * MIN_GAS_PRICE_WEI;

const isWhole = (points: number) => points > 0 && points % EP_PER_NAC === 0;

function stateOf(step: ConvertStep, current: ConvertStep): StepState {
  const [own, now] = [STEPS.indexOf(step), STEPS.indexOf(current)];
  return own < now ? 'done' : own === now ? 'active' : 'pending';
}

function useErrorText({ conditions }: Conversion): (error: unknown) => string {
  const { t, has } = useTranslation('energy');
  const failureText = useFailureText();
  return (error) => {
    if (!(error instanceof TransactionFailure)) return t('convert.errors.unexpected');
    if (error.reason === 'refused') {
      const found = conditions.find(({ name }) => name === error.refusal);
      if (!found) return t('convert.errors.permit');
      const values = { have: found.have ?? 0, need: found.need ?? 0 };
      return t('convert.errors.condition', { condition: t(`convert.conditions.${found.name}`, values) });
    }
    if (!has(`convert.errors.${error.reason}`)) return failureText(error);
    return t(`convert.errors.${error.reason as 'wallet'}`, { reason: error.detail });
  };
}

/** The network fee, and whether the wallet can pay it. */
function Gas({ address }: { address: string }) {
  const { t } = useTranslation('energy');
  const { language, localize } = useLanguage();
  const { data: balance } = useNacBalance(address);
  if (balance === undefined) return null;
  const fee = formatAmount(FEE_WEI, NATIVE_COIN.decimals, language);
  const have = formatAmount(balance, NATIVE_COIN.decimals, language, 4);
  if (balance >= FEE_WEI) return <p className="faint small">{t('convert.gas', { fee, have })}</p>;
  return (
    <Note step={<Link to={localize('/faucet')}>{t('convert.ways.gas')}</Link>}>
      {t('convert.noGas', { fee, have })}
    </Note>
  );
}

/** Amount, fee and the submit button: permit, wallet, block. */
export function ConvertForm({
  address,
  conversion,
  onSend,
}: {
  address: Hex;
  conversion: Conversion;
  onSend: SendConversion;
}) {
  const { t } = useTranslation('energy');
  const { language, localize } = useLanguage();
  const { convertible: most, left_today: left, contract } = conversion;
  const toNac = (amount: number) => formatAmount(pointsToNacWei(amount), NATIVE_COIN.decimals, language);
  /** The entered amount; undefined for the maximum, even if the maximum changes. */
  const [entered, setEntered] = useState<number | null>();
  const points = entered === undefined ? most : entered;
  const { mutate, isPending, step, error } = useConvert(onSend, ({ block, points: converted }) => {
    setEntered(undefined);
    const link = { label: t('convert.doneIn'), to: localize(`/explorer/block/${block}`) };
    showToast({ tone: 'done', title: t('convert.done', { nac: toNac(converted) }), link });
  });
  const errorText = useErrorText(conversion);
  const wanted = points ?? 0;
  const failure = !isWhole(wanted)
    ? t('convert.errors.whole')
    : wanted > most
      ? t('convert.errors.most', { most: formatInteger(most, language) })
      : undefined;
  const nac = isWhole(wanted) ? toNac(wanted) : '0';

  const click = () => {
    if (failure || contract === null) return;
    mutate({ address, contract, points: wanted });
  };
  return (
    <div className="convert-form">
      <FormField
        label={t('convert.label')}
        hint={t('convert.hint', { left: formatInteger(left, language) })}
        error={failure}
      >
        <AmountInput
          units={points === null ? null : BigInt(points)}
          onChange={(units) => setEntered(units === null ? null : Number(units))}
          decimals={0}
          symbol="EP"
          max={BigInt(most)}
          disabled={isPending}
        />
      </FormField>
      <Gas address={address} />
      {error && !isPending ? (
        <Note tone={isDeclined(error) ? 'hatch' : 'error'}>{errorText(error)}</Note>
      ) : null}
      <Button
        variant="act"
        isWide
        isBusy={isPending}
        disabled={failure !== undefined}
        plate={t('convert.plate', { points: formatInteger(wanted, language) })}
        onClick={click}
      >
        {t('convert.button', { nac })}
      </Button>
      {step ? (
        <Stepper
          label={t('convert.steps.label')}
          steps={STEPS.map((each) => ({ name: t(`convert.steps.${each}`), state: stateOf(each, step) }))}
          sentence={t(`convert.progress.${step}`)}
        />
      ) : null}
      <p className="muted small">{t('convert.how')}</p>
    </div>
  );
}
