import type { Hex } from 'viem';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

const HASH = /^0x[0-9a-f]{64}$/;

/** What was typed, as a hash; null when it is none. */
export function readTypedHash(text: string): Hex | null {
  const hash = text.trim().toLowerCase();
  return HASH.test(hash) ? (hash as Hex) : null;
}

/** Where a payment is named by its transaction. */
export function HashField({
  value,
  onChange,
  hint,
  isTried,
}: {
  value: string;
  onChange: (value: string) => void;
  hint: string;
  /** Somebody has pressed: what is no hash is a fault from then on. */
  isTried: boolean;
}) {
  const { t } = useTranslation('presale');
  return (
    <FormField
      label={t('bridge.hash')}
      hint={hint}
      error={isTried && readTypedHash(value) === null ? t('bridge.hashFault') : undefined}
    >
      <TextInput isCode autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
    </FormField>
  );
}
