import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';

/** One text in both languages of the site. */
export interface LocalizedText {
  readonly en: string;
  readonly de: string;
}
export const EMPTY_TEXT: LocalizedText = { en: '', de: '' };

interface LocalizedFieldsProps {
  readonly label: string;
  /** Each language's registered field. */
  readonly fields: Readonly<Record<keyof LocalizedText, UseFormRegisterReturn>>;
  readonly errors: FieldErrors<LocalizedText> | undefined;
  /** Uses a multi-line field. */
  readonly isLong?: boolean;
}

/** Two fields for one text, one per language. */
export function LocalizedFields({ label, fields, errors, isLong = false }: LocalizedFieldsProps) {
  const { t } = useTranslation('administration');
  const Field = isLong ? Textarea : TextInput;
  return (['en', 'de'] as const).map((language) => (
    <FormField
      key={language}
      need="required"
      label={t(`languages.${language}`, { label })}
      error={errors?.[language]?.message}
    >
      <Field lang={language} required minLength={3} maxLength={isLong ? 2000 : 120} {...fields[language]} />
    </FormField>
  ));
}
