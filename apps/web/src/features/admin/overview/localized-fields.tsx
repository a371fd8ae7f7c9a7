import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { LANGUAGES, type Language, type PerLanguage } from '@nova/shared/language/language';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';

/** One text in every language of the site. */
export type LocalizedText = PerLanguage<string>;
export const EMPTY_TEXT: LocalizedText = { en: '', de: '' };

interface LocalizedFieldsProps {
  readonly label: string;
  /** Registers the field of a language. */
  readonly register: (language: Language) => UseFormRegisterReturn;
  readonly errors: FieldErrors<LocalizedText> | undefined;
  /** Uses a multi-line field. */
  readonly isLong?: boolean;
}

/** Fields for one text, one per language. */
export function LocalizedFields({ label, register, errors, isLong = false }: LocalizedFieldsProps) {
  const { t } = useTranslation('administration');
  const Field = isLong ? Textarea : TextInput;
  return LANGUAGES.map((language) => (
    <FormField
      key={language}
      need="required"
      label={t(`languages.${language}`, { label })}
      error={errors?.[language]?.message}
    >
      <Field lang={language} required minLength={3} maxLength={isLong ? 2000 : 120} {...register(language)} />
    </FormField>
  ));
}
