import { TOKEN_DESCRIPTION_MAX_CHARS } from '@nova/shared/token/constants';
import type { CreatedToken } from '@nova/shared/token/schemas';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useVisibleStep } from '../../lib/session/use-visible-step.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/floating/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { LogoField } from './logo-field.tsx';
import { TokenLogo } from './token-logo.tsx';
import { type EditTokenOptions, useEditToken } from './use-edit-token.ts';

interface FieldsProps {
  readonly token: CreatedToken;
  readonly form: ReturnType<typeof useEditToken>['form'];
  readonly isBusy: boolean;
}

function LogoFields({ token, form, isBusy }: FieldsProps) {
  const { t } = useTranslation('token');
  return (
    <>
      <Controller
        control={form.control}
        name="logo"
        render={({ field }) => <LogoField file={field.value} onChange={field.onChange} isDisabled={isBusy} />}
      />
      {token.logo && !form.watch('logo') ? (
        <span className="token-cell">
          <TokenLogo token={token} size={32} />
          <Checkbox label={t('edit.keep')} {...form.register('keepsLogo')} disabled={isBusy} />
        </span>
      ) : null}
    </>
  );
}

function TextFields({ form, isBusy }: Omit<FieldsProps, 'token'>) {
  const { t } = useTranslation('token');
  const { register, watch, formState } = form;
  return (
    <>
      <FormField
        label={t('form.description')}
        need="optional"
        count={{ used: watch('description').length, limit: TOKEN_DESCRIPTION_MAX_CHARS }}
      >
        <Textarea maxLength={TOKEN_DESCRIPTION_MAX_CHARS} {...register('description')} disabled={isBusy} />
      </FormField>
      <FormField label={t('form.website')} need="optional" error={formState.errors.website?.message}>
        <TextInput isCode inputMode="url" maxLength={200} {...register('website')} disabled={isBusy} />
      </FormField>
    </>
  );
}

/** Edits logo, description and link of a token; its owner's wallet signs the new metadata URI. */
export function EditDialog(options: EditTokenOptions) {
  const { t } = useTranslation('token');
  const { token, onClose } = options;
  const { form, step, error, save, canSign } = useEditToken(options);
  const formId = useId();
  const isBusy = step !== 'idle';
  const visibleStep = useVisibleStep()(step);
  const click = { idle: 'save', storing: 'storing', wallet: 'signing', block: 'sealing' } as const;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={t('edit.title', { symbol: token.symbol ?? '' })}
      description={t('edit.text')}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="act"
            isBusy={isBusy}
            disabledReason={
              canSign ? undefined : t('edit.wallet', { address: shortenHex(token.owner ?? token.address) })
            }
          >
            {t(`edit.${click[visibleStep]}`)}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void save(event)}>
        {error ? <Note tone="error">{error}</Note> : null}
        <LogoFields token={token} form={form} isBusy={isBusy} />
        <TextFields form={form} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
