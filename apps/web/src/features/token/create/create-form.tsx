import { CREATED_TOKEN_DECIMALS, TOKEN_DESCRIPTION_MAX_CHARS } from '@nova/shared/token/constants';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AmountInput } from '../../../ui/form/amount-input.tsx';
import { FileDrop } from '../../../ui/form/file/file-drop.tsx';
import { TOKEN_LOGO_RULES } from '../../../ui/form/file/file-rules.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { type TokenDraft, type TokenForm, type TokenFormOptions, useTokenForm } from './use-token-form.ts';

interface FieldsProps {
  readonly draft: TokenDraft;
  readonly form: TokenForm;
}

const isTicker = (text: string) => /^[A-Z][A-Z0-9]{1,10}$/.test(text);

function RequiredFields({ draft, form }: FieldsProps) {
  const { t } = useTranslation('token');
  const { id, set, errorOf } = form;
  return (
    <>
      <FormField
        id={`${id}-name`}
        label={t('form.name')}
        need="required"
        hint={t('form.nameHint')}
        error={errorOf('name')}
      >
        <TextInput
          value={draft.name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
      </FormField>
      <div className="form-pair">
        <FormField
          id={`${id}-symbol`}
          label={t('form.symbol')}
          need="required"
          hint={t('form.symbolHint')}
          error={errorOf('symbol')}
        >
          <TextInput
            isCode
            value={draft.symbol}
            maxLength={11}
            autoComplete="off"
            onChange={(event) => set({ symbol: event.target.value.toUpperCase() })}
          />
        </FormField>
        <FormField
          id={`${id}-supply`}
          label={t('form.supply')}
          need="required"
          hint={t('form.supplyHint')}
          error={errorOf('supply')}
        >
          <AmountInput
            units={draft.supply}
            decimals={CREATED_TOKEN_DECIMALS}
            symbol={isTicker(form.symbol) ? form.symbol : ''}
            onChange={(units) => set({ supply: units })}
          />
        </FormField>
      </div>
    </>
  );
}

function OptionalFields({ draft, form }: FieldsProps) {
  const { t } = useTranslation('token');
  const { id, set, isWebsiteWrong, logoError, setLogoError } = form;
  return (
    <>
      <FormField label={t('form.logo')} need="optional" error={logoError ?? undefined}>
        <FileDrop
          rules={TOKEN_LOGO_RULES}
          file={draft.logo}
          tooLargeText={t('form.logoTooLarge')}
          onChange={(file, why) => {
            set({ logo: file });
            setLogoError(why);
          }}
        />
      </FormField>
      <FormField
        label={t('form.description')}
        need="optional"
        hint={t('form.descriptionHint')}
        count={{ used: draft.description.length, limit: TOKEN_DESCRIPTION_MAX_CHARS }}
      >
        <Textarea
          value={draft.description}
          maxLength={TOKEN_DESCRIPTION_MAX_CHARS}
          onChange={(event) => set({ description: event.target.value })}
        />
      </FormField>
      <FormField
        id={`${id}-website`}
        label={t('form.website')}
        need="optional"
        error={isWebsiteWrong ? t('form.errors.website') : undefined}
      >
        <TextInput
          isCode
          inputMode="url"
          value={draft.website}
          maxLength={200}
          onChange={(event) => set({ website: event.target.value })}
        />
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
      <RequiredFields draft={draft} form={form} />
      <OptionalFields draft={draft} form={form} />
      <div>
        <SubmitButton isPending={isBusy} pendingText={busyText} disabledReason={disabledReason}>
          {buttonText}
        </SubmitButton>
      </div>
    </form>
  );
}
