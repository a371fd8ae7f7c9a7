import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FileDrop } from '../../ui/form/file/file-drop.tsx';
import { TOKEN_LOGO_RULES } from '../../ui/form/file/file-rules.ts';
import { FormField } from '../../ui/form/form-field.tsx';

export interface LogoFieldProps {
  readonly file: File | null;
  /** Receives the accepted file; null after a rejection or a removal. */
  readonly onChange: (file: File | null) => void;
  readonly isDisabled?: boolean;
}

/** The field for a token's logo, which explains why a file was rejected. */
export function LogoField({ file, onChange, isDisabled = false }: LogoFieldProps) {
  const { t } = useTranslation('token');
  const [error, setError] = useState<string | null>(null);
  return (
    <FormField label={t('form.logo')} need="optional" error={error ?? undefined}>
      <FileDrop
        rules={TOKEN_LOGO_RULES}
        file={file}
        tooLargeText={t('form.logoTooLarge')}
        isDisabled={isDisabled}
        onChange={(chosen, why) => {
          onChange(chosen);
          setError(why);
        }}
      />
    </FormField>
  );
}
