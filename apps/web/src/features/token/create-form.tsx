import { CREATED_TOKEN_DECIMALS, TOKEN_DESCRIPTION_MAX_CHARS } from '@nova/shared/token/constants';
import { findTokenFault } from '@nova/shared/token/find-token-fault';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { AmountInput } from '../../ui/form/amount-input.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { TOKEN_LOGO_RULES } from '../../ui/form/file-rules.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Note } from '../../ui/note.tsx';

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

interface CreateFormProps {
  readonly draft: TokenDraft;
  readonly onDraft: (draft: TokenDraft) => void;
  readonly isBusy: boolean;
  readonly busyText: string;
  readonly pressText: string;
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

/** Name, symbol, logo and supply, and what the token is for. */
export function CreateForm(props: CreateFormProps) {
  const { draft, onDraft, isBusy, busyText, pressText, disabledReason, onSubmit } = props;
  const { name, symbol, supply, description, website, logo } = draft;
  const { t } = useTranslation('token');
  const id = useId();
  const [logoFault, setLogoFault] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const set = (said: Partial<TokenDraft>) => onDraft({ ...draft, ...said });

  const words = { name: name.trim(), symbol: symbol.trim(), supply };
  const fault = findTokenFault(words);
  const isWebsiteBad = website.trim() !== '' && !/^https:\/\/[^\s/]+\.[^\s]+$/.test(website.trim());
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
    onSubmit({ ...words, supply, description: description.trim(), website: website.trim(), logo });
  };
  const missingOf = (): Part => (words.name === '' ? 'name' : words.symbol === '' ? 'symbol' : 'supply');

  return (
    <form className="form" noValidate onSubmit={submit}>
      {isTried && fault === 'missing' ? <Note tone="fault">{t('fieldsMissing')}</Note> : null}
      <FormField
        id={`${id}-name`}
        label={t('form.name')}
        need="required"
        hint={t('form.nameHint')}
        error={errorOf('name')}
      >
        <TextInput
          value={name}
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
            value={symbol}
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
            units={supply}
            decimals={CREATED_TOKEN_DECIMALS}
            symbol={isTicker(words.symbol) ? words.symbol : ''}
            onChange={(units) => set({ supply: units })}
          />
        </FormField>
      </div>
      <FormField label={t('form.logo')} need="optional" error={logoFault ?? undefined}>
        <FileDrop
          rules={TOKEN_LOGO_RULES}
          file={logo}
          tooLargeText={t('form.logoTooLarge')}
          onChange={(file, why) => {
            set({ logo: file });
            setLogoFault(why);
          }}
        />
      </FormField>
      <FormField
        label={t('form.description')}
        need="optional"
        hint={t('form.descriptionHint')}
        count={{ used: description.length, limit: TOKEN_DESCRIPTION_MAX_CHARS }}
      >
        <Textarea
          value={description}
          maxLength={TOKEN_DESCRIPTION_MAX_CHARS}
          onChange={(event) => set({ description: event.target.value })}
        />
      </FormField>
      <FormField
        id={`${id}-website`}
        label={t('form.website')}
        need="optional"
        error={isTried && isWebsiteBad ? t('form.faults.website') : undefined}
      >
        <TextInput
          isCode
          inputMode="url"
          value={website}
          maxLength={200}
          onChange={(event) => set({ website: event.target.value })}
        />
      </FormField>
      <div>
        <SubmitButton isPending={isBusy} pendingText={busyText} disabledReason={disabledReason}>
          {pressText}
        </SubmitButton>
      </div>
    </form>
  );
}

const isTicker = (text: string) => /^[A-Z][A-Z0-9]{1,10}$/.test(text);
