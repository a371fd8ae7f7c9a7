import { CREATED_TOKEN_DECIMALS, TOKEN_DESCRIPTION_MAX_CHARS } from '@nova/shared/token/constants';
import { Controller } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AmountInput } from '../../../ui/form/amount-input.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { LogoField } from '../logo-field.tsx';
import type { TokenDraft } from './token-draft.ts';
import { type TokenForm, type TokenFormOptions, useTokenForm } from './use-token-form.ts';

interface FieldsProps {
  readonly draft: TokenDraft;
  readonly form: TokenForm;
}

const isTicker = (text: string) => /^[A-Z][A-Z0-9]{1,10}$/.test(text);

function RequiredFields({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('token');
  const { control, register, errors, symbol } = form;
  return (
    <>
      <FormField
        label={t('form.name')}
        need="required"
        hint={t('form.nameHint')}
        error={errors.name?.message}
      >
        <TextInput maxLength={60} autoComplete="off" {...register('name')} />
      </FormField>
      <div className="form-pair">
        <Controller
          control={control}
          name="symbol"
          render={({ field }) => (
            <FormField
              label={t('form.symbol')}
              need="required"
              hint={t('form.symbolHint')}
              error={errors.symbol?.message}
            >
              <TextInput
                isCode
                maxLength={11}
                autoComplete="off"
                {...field}
                onChange={(event) => field.onChange(event.target.value.toUpperCase())}
              />
            </FormField>
          )}
        />
        <Controller
          control={control}
          name="supply"
          render={({ field }) => (
            <FormField
              label={t('form.supply')}
              need="required"
              hint={t('form.supplyHint')}
              error={errors.supply?.message}
            >
              <AmountInput
                ref={field.ref}
                units={field.value}
                decimals={CREATED_TOKEN_DECIMALS}
                symbol={isTicker(symbol) ? symbol : ''}
                onChange={(units) => field.onChange(units)}
              />
            </FormField>
          )}
        />
      </div>
    </>
  );
}

function OptionalFields({ draft, form }: FieldsProps) {
  const { t } = useTranslation('token');
  const { control, register, errors } = form;
  return (
    <>
      <Controller
        control={control}
        name="logo"
        render={({ field }) => <LogoField file={field.value} onChange={field.onChange} />}
      />
      <FormField
        label={t('form.description')}
        need="optional"
        hint={t('form.descriptionHint')}
        count={{ used: draft.description.length, limit: TOKEN_DESCRIPTION_MAX_CHARS }}
      >
        <Textarea maxLength={TOKEN_DESCRIPTION_MAX_CHARS} {...register('description')} />
      </FormField>
      <FormField label={t('form.website')} need="optional" error={errors.website?.message}>
        <TextInput isCode inputMode="url" maxLength={200} {...register('website')} />
      </FormField>
    </>
  );
}

interface CreateFormProps extends TokenFormOptions {
  readonly busyText: string;
  readonly buttonText: string;
}

/** Form for name, symbol, logo, supply and description. */
export function CreateForm({ busyText, buttonText, ...options }: CreateFormProps) {
  const { t } = useTranslation('token');
  const { draft, isBusy, disabledReason } = options;
  const form = useTokenForm(options);
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      {form.isMissing ? <Note tone="error">{t('fieldsMissing')}</Note> : null}
      <RequiredFields form={form} />
      <OptionalFields draft={draft} form={form} />
      <div>
        <SubmitButton isPending={isBusy} pendingText={busyText} disabledReason={disabledReason}>
          {buttonText}
        </SubmitButton>
      </div>
    </form>
  );
}
