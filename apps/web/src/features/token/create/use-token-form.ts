import { findTokenError } from '@nova/shared/token/find-token-error';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Entered values of a new token. */
export interface TokenDraft {
  readonly name: string;
  readonly symbol: string;
  /** In smallest units. */
  readonly supply: bigint | null;
  readonly description: string;
  readonly website: string;
  readonly logo: File | null;
}
/** Complete and valid values. */
export interface TokenTexts extends TokenDraft {
  readonly supply: bigint;
}
/** Name of the form's draft in session storage. */
export const TOKEN_DRAFT = 'token';
export const EMPTY_DRAFT: TokenDraft = {
  name: '',
  symbol: '',
  supply: null,
  description: '',
  website: '',
  logo: null,
};

export interface TokenFormOptions {
  readonly draft: TokenDraft;
  readonly onDraft: (draft: TokenDraft) => void;
  readonly isBusy: boolean;
  readonly disabledReason?: string | undefined;
  readonly onSubmit: (values: TokenTexts) => void;
}

type Part = 'name' | 'symbol' | 'supply';
const PART_OF = {
  name: 'name',
  nameLooksLike: 'name',
  symbol: 'symbol',
  symbolLooksLike: 'symbol',
  supply: 'supply',
} as const;

/**
 * Returns the validation of a new token's fields: errors appear after the first submission, and the first
 * invalid field receives focus.
 */
export function useTokenForm({ draft, onDraft, isBusy, disabledReason, onSubmit }: TokenFormOptions) {
  const { t } = useTranslation('token');
  const id = useId();
  const [logoError, setLogoError] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const { supply, logo } = draft;
  const values = { name: draft.name.trim(), symbol: draft.symbol.trim(), supply };
  const website = draft.website.trim();
  const error = findTokenError(values);
  const isWebsiteBad = website !== '' && !/^https:\/\/[^\s/]+\.[^\s]+$/.test(website);
  const missingOf = (): Part => (values.name === '' ? 'name' : values.symbol === '' ? 'symbol' : 'supply');
  const errorOf = (part: Part): string | undefined => {
    if (!isTried || error === null) return undefined;
    if (error === 'missing') {
      const isEmpty = part === 'supply' ? supply === null : values[part] === '';
      return isEmpty ? t('form.missing') : undefined;
    }
    return PART_OF[error] === part ? t(`form.errors.${error}`) : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || disabledReason !== undefined) return;
    setTried(true);
    if (error !== null || supply === null || isWebsiteBad) {
      const first = error === null ? 'website' : error === 'missing' ? missingOf() : PART_OF[error];
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    onSubmit({ ...values, supply, description: draft.description.trim(), website, logo });
  };
  return {
    id,
    symbol: values.symbol,
    set: (changes: Partial<TokenDraft>) => onDraft({ ...draft, ...changes }),
    errorOf,
    submit,
    isMissing: isTried && error === 'missing',
    isWebsiteWrong: isTried && isWebsiteBad,
    logoError,
    setLogoError,
  };
}
export type TokenForm = ReturnType<typeof useTokenForm>;
