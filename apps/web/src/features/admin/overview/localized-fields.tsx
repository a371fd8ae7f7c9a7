import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';

/** One text in both languages of the site. */
export interface Texts {
  readonly en: string;
  readonly de: string;
}
export const NO_TEXTS: Texts = { en: '', de: '' };

interface LocalizedFieldsProps {
  readonly label: string;
  readonly value: Texts;
  readonly onChange: (value: Texts) => void;
  /** Uses a multi-line field. */
  readonly isLong?: boolean;
}

/** Two fields for one text, one per language. */
export function LocalizedFields({ label, value, onChange, isLong = false }: LocalizedFieldsProps) {
  const { t } = useTranslation('administration');
  const Field = isLong ? Textarea : TextInput;
  return (['en', 'de'] as const).map((language) => (
    <FormField key={language} need="required" label={t(`languages.${language}`, { label })}>
      <Field
        lang={language}
        required
        minLength={3}
        maxLength={isLong ? 2000 : 120}
        value={value[language]}
        onChange={(event: { target: { value: string } }) =>
          onChange({ ...value, [language]: event.target.value })
        }
      />
    </FormField>
  ));
}
