import { NAME_YEARS_MAX } from '@nova/shared/names/constants';
import type { Name } from '@nova/shared/names/schemas';
import { useState } from 'react';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';

const NAC_DECIMALS = 18;

export interface Payment {
  readonly years: number;
  readonly currency: 'nac' | 'points';
}

/** Returns the price of a payment: an amount in wei, or null to pay with points. */
export function priceOf({ nac_wei_per_year: wei }: Name, { years, currency }: Payment): bigint | null {
  return currency === 'nac' ? BigInt(wei) * BigInt(years) : null;
}

export function usePayment() {
  return useState<Payment>({ years: 1, currency: 'points' });
}

interface PaymentFieldsProps {
  readonly name: Name;
  readonly payment: Payment;
  readonly onChange: (payment: Payment) => void;
}

/** The number of years, and both prices to choose from. */
export function PaymentFields({ name, payment, onChange }: PaymentFieldsProps) {
  const { t } = useTranslation('names');
  const { language } = useLanguage();
  const { years, currency } = payment;
  const nac = formatAmount(BigInt(name.nac_wei_per_year) * BigInt(years), NAC_DECIMALS, language);
  const points = formatInteger(name.points_per_year * years, language);
  return (
    <>
      <FormField label={t('payment.term')}>
        <Select
          value={String(years)}
          onChange={(event) => onChange({ ...payment, years: Number(event.target.value) })}
          options={Array.from({ length: NAME_YEARS_MAX }, (_, index) => ({
            value: String(index + 1),
            label: t('payment.years', { count: index + 1 }),
          }))}
        />
      </FormField>
      <FormField label={t('payment.price')} isGroup>
        <RadioGroup
          variant="cards"
          value={currency}
          onChange={(value) => onChange({ ...payment, currency: value })}
          options={[
            { value: 'points', label: t('payment.points', { points }), text: t('payment.pointsText') },
            { value: 'nac', label: t('payment.nac', { nac }), text: t('payment.nacText') },
          ]}
        />
      </FormField>
    </>
  );
}
