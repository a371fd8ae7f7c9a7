import { TOKEN_DESCRIPTION_MAX_CHARS } from '@nova/shared/token/constants';
import type { CreatedToken } from '@nova/shared/token/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hex } from 'viem';
import { useStore } from '../../lib/store/create-store.ts';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/floating/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FileDrop } from '../../ui/form/file/file-drop.tsx';
import { TOKEN_LOGO_RULES } from '../../ui/form/file/file-rules.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { simulateCall, sendAndSeal } from './send-call.ts';
import { tokenApi } from './token-api.ts';
import { tokenKeys } from './token-keys.ts';
import { TokenLogo } from './token-logo.tsx';
import type { TokenClient } from './token-client.ts';
import { uploadLogo } from './create/upload-logo.ts';
import { useTokenErrorText } from './use-token-error-text.ts';

export interface EditDialogProps {
  readonly token: CreatedToken;
  readonly ownAddress: Hex | null;
  readonly client: TokenClient;
  readonly onClose: () => void;
}

type Step = 'idle' | 'storing' | 'wallet' | 'block';

/** Edits logo, description and link of a token; its owner's wallet signs the new metadata URI. */
export function EditDialog({ token, ownAddress, client: tokenClient, onClose }: EditDialogProps) {
  const { t } = useTranslation('token');
  const errorText = useTokenErrorText();
  const client = useQueryClient();
  const wallet = useStore(walletStore, DISCONNECTED);
  const [description, setDescription] = useState(token.description ?? '');
  const [website, setWebsite] = useState(token.website ?? '');
  const [logo, setLogo] = useState<File | null>(null);
  const [keepsLogo, setKeepsLogo] = useState(token.logo !== null);
  const [logoError, setLogoError] = useState<string | null>(null);
  const [step, setStep] = useState<Step>('idle');
  const [error, setError] = useState<string | null>(null);

  const isOfAccount = token.owner !== null && token.owner === ownAddress;
  const from = wallet.status === 'connected' ? wallet.address : null;
  const canSign = from !== null && (isOfAccount || from === token.owner);
  const isWebsiteBad = website.trim() !== '' && !/^https:\/\/[^\s/]+\.[^\s]+$/.test(website.trim());
  const save = async () => {
    if (from === null || isWebsiteBad) return;
    setError(null);
    setStep('storing');
    try {
      const about = {
        description: description.trim(),
        keepsLogo,
        ...(website.trim() === '' ? {} : { website: website.trim() }),
        ...(logo ? { logo: await uploadLogo(logo) } : {}),
      };
      const { contractUri } = await tokenApi.describe(token.address, about);
      const { encodeDescription, throughAccount } = await import('./token-calls.ts');
      const own = encodeDescription(token.address, contractUri);
      const call = isOfAccount && token.owner ? throughAccount(token.owner, own) : own;
      await simulateCall(call, from);
      setStep('wallet');
      await sendAndSeal(call, tokenClient, () => setStep('block'));
      showToast({ tone: 'done', title: t('edit.done') });
      await client.invalidateQueries({ queryKey: tokenKeys.all });
      onClose();
    } catch (error) {
      setError(errorText(error));
      setStep('idle');
    }
  };
  const isBusy = step !== 'idle';
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
            variant="act"
            isBusy={isBusy}
            disabledReason={
              canSign ? undefined : t('edit.wallet', { address: shortenHex(token.owner ?? token.address) })
            }
            onClick={() => void save()}
          >
            {t(`edit.${click[step]}`)}
          </Button>
        </>
      }
    >
      <div className="form">
        {error ? <Note tone="error">{error}</Note> : null}
        <FormField label={t('form.logo')} need="optional" error={logoError ?? undefined}>
          <FileDrop
            rules={TOKEN_LOGO_RULES}
            file={logo}
            tooLargeText={t('form.logoTooLarge')}
            isDisabled={isBusy}
            onChange={(file, why) => {
              setLogo(file);
              setLogoError(why);
            }}
          />
        </FormField>
        {token.logo && !logo ? (
          <span className="token-cell">
            <TokenLogo token={token} size={32} />
            <Checkbox
              label={t('edit.keep')}
              checked={keepsLogo}
              disabled={isBusy}
              onChange={(event) => setKeepsLogo(event.target.checked)}
            />
          </span>
        ) : null}
        <FormField
          label={t('form.description')}
          need="optional"
          count={{ used: description.length, limit: TOKEN_DESCRIPTION_MAX_CHARS }}
        >
          <Textarea
            value={description}
            maxLength={TOKEN_DESCRIPTION_MAX_CHARS}
            disabled={isBusy}
            onChange={(event) => setDescription(event.target.value)}
          />
        </FormField>
        <FormField
          label={t('form.website')}
          need="optional"
          error={isWebsiteBad ? t('form.errors.website') : undefined}
        >
          <TextInput
            isCode
            inputMode="url"
            value={website}
            maxLength={200}
            disabled={isBusy}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </FormField>
      </div>
    </Dialog>
  );
}
