import { API_KEY_NAME_MAX } from '@nova/shared/api-key/constants';
import type { CreatedApiKey } from '@nova/shared/api-key/schemas';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CopyableField } from '../../ui/copyable-field.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { apiKeyApi, useApiKeyErrorText, useApiKeysRefresh } from './use-api-keys.ts';

/** The form for a new key, then the key itself, which cannot be read again. */
export function CreateApiKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('keys');
  const errorText = useApiKeyErrorText();
  const refresh = useApiKeysRefresh();
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const form = useZodForm<{ name: string }, { name: string }>({
    loadSchema: async () => (await import('./api-key-form.ts')).apiKeyForm,
    textOf: () => t('nameMissing'),
    defaultValues: { name: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      setCreated(await apiKeyApi.create(name));
      await refresh();
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  if (created) {
    return (
      <div className="setting api-key-secret" role="status">
        <CopyableField name={t('secret')} value={created.key} label={t('copy')} done={t('copied')} />
        <p className="muted small">{t('secretText')}</p>
        <Button isSmall onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    );
  }
  return (
    <form className="form setting-form setting" noValidate onSubmit={(event) => void submit(event)}>
      {errors.root ? <Note tone="error">{errors.root.message}</Note> : null}
      <FormField label={t('name')} need="required" hint={t('nameHint')} error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={API_KEY_NAME_MAX} {...form.register('name')} />
      </FormField>
      <div className="row">
        <SubmitButton isPending={isSubmitting} pendingText={t('creating')}>
          {t('create')}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
