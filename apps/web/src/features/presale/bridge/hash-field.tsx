import type { Hex } from 'viem';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

const HASH = /^0x[0-9a-f]{64}$/;

/** Parses the entered text as a hash; returns null if it is not one. */
export function readTypedHash(text: string): Hex | null {
  const hash = text.trim().toLowerCase();
  return HASH.test(hash) ? (hash as Hex) : null;
}

/** Input for the transaction hash of a payment. */
export function HashField({
  value,
  onChange,
  hint,
  isTried,
}: {
  value: string;
  onChange: (value: string) => void;
  hint: string;
  /** After the first submission, an invalid hash is shown as an error. */
  isTried: boolean;
}) {
  const { t } = useTranslation('presale');
  return (
    <FormField
      label={t('bridge.hash')}
      hint={hint}
      error={isTried && readTypedHash(value) === null ? t('bridge.hashError') : undefined}
    >
      <TextInput isCode autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
    </FormField>
  );
}
