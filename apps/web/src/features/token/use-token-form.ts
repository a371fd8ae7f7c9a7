import { findTokenFault } from '@nova/shared/token/find-token-fault';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** What a person says about a new token, as far as it is said. */
export interface TokenDraft {
  readonly name: string;
  readonly symbol: string;
  /** In smallest units. */
  readonly supply: bigint | null;
  readonly description: string;
  readonly website: string;
  readonly logo: File | null;
}
/** All of it, and nothing wrong with it. */
export interface TokenWords extends TokenDraft {
  readonly supply: bigint;
}
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
  readonly onSubmit: (words: TokenWords) => void;
}

type Part = 'name' | 'symbol' | 'supply';
const PART_OF = {
  name: 'name',
  nameLooksLike: 'name',
  symbol: 'symbol',
  symbolLooksLike: 'symbol',
  supply: 'supply',
} as const;

/** The checks of a new token's words: told from the first try on, and the first wrong field gets the focus. */
export function useTokenForm({ draft, onDraft, isBusy, disabledReason, onSubmit }: TokenFormOptions) {
  const { t } = useTranslation('token');
  const id = useId();
  const [logoFault, setLogoFault] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const { supply, logo } = draft;
  const words = { name: draft.name.trim(), symbol: draft.symbol.trim(), supply };
  const website = draft.website.trim();
  const fault = findTokenFault(words);
  const isWebsiteBad = website !== '' && !/^https:\/\/[^\s/]+\.[^\s]+$/.test(website);
  const missingOf = (): Part => (words.name === '' ? 'name' : words.symbol === '' ? 'symbol' : 'supply');
  const errorOf = (part: Part): string | undefined => {
    if (!isTried || fault === null) return undefined;
    if (fault === 'missing') {
      const isEmpty = part === 'supply' ? supply === null : words[part] === '';
      return isEmpty ? t('form.missing') : undefined;
    }
    return PART_OF[fault] === part ? t(`form.faults.${fault}`) : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || disabledReason !== undefined) return;
    setTried(true);
    if (fault !== null || supply === null || isWebsiteBad) {
      const first = fault === null ? 'website' : fault === 'missing' ? missingOf() : PART_OF[fault];
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    onSubmit({ ...words, supply, description: draft.description.trim(), website, logo });
  };
  return {
    id,
    symbol: words.symbol,
    set: (said: Partial<TokenDraft>) => onDraft({ ...draft, ...said }),
    errorOf,
    submit,
    isMissing: isTried && fault === 'missing',
    isWebsiteWrong: isTried && isWebsiteBad,
    logoFault,
    setLogoFault,
  };
}
export type TokenForm = ReturnType<typeof useTokenForm>;
