import { findTokenError } from '@nova/shared/token/find-token-error';
import type { SyntheticEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useFollowValues } from '../../../ui/form/use-follow-values.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import type { TokenDraft, TokenTexts } from './token-draft.ts';

export interface TokenFormOptions {
  readonly draft: TokenDraft;
  readonly onDraft: (draft: TokenDraft) => void;
  readonly isBusy: boolean;
  readonly disabledReason?: string | undefined;
  readonly onSubmit: (values: TokenTexts) => void;
}

/**
 * Returns the form of a new token: errors appear after the first submission, and the first invalid field
 * receives focus.
 */
export function useTokenForm({ draft, onDraft, isBusy, disabledReason, onSubmit }: TokenFormOptions) {
  const { t } = useTranslation('token');
  const form = useZodForm<TokenDraft, TokenTexts>({
    mode: 'onSubmit',
    loadSchema: async () => (await import('./token-form-schema.ts')).tokenForm,
    textOf: ({ message }) =>
      message === 'missing' ? t('form.missing') : t(`form.errors.${message as 'name'}`),
    defaultValues: draft,
  });
  useFollowValues(form, onDraft);
  const { control, register, formState } = form;
  const { errors, isSubmitted } = formState;
  const send = form.handleSubmit(onSubmit);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy && disabledReason === undefined) void send(event);
  };
  const texts = { name: draft.name.trim(), symbol: draft.symbol.trim(), supply: draft.supply };
  const isMissing = isSubmitted && findTokenError(texts) === 'missing';
  return { control, register, errors, submit, isMissing, symbol: texts.symbol };
}
export type TokenForm = ReturnType<typeof useTokenForm>;
