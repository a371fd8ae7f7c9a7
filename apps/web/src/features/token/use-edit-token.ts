import type { CreatedToken } from '@nova/shared/token/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hex } from 'viem';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import type { TokenEdit } from './create/token-form-schema.ts';
import { uploadLogo } from './create/upload-logo.ts';
import { simulateCall, sendAndSeal } from './send-call.ts';
import { tokenApi } from './token-api.ts';
import type { TokenClient } from './token-client.ts';
import { tokenKeys } from './token-keys.ts';
import { useTokenErrorText } from './use-token-error-text.ts';

export interface EditTokenOptions {
  readonly token: CreatedToken;
  readonly ownAddress: Hex | null;
  readonly client: TokenClient;
  /** Called after the new description is in a block. */
  readonly onClose: () => void;
}

type Step = 'idle' | 'storing' | 'wallet' | 'block';

/** State of an edit: its form, and the steps of storing, signing and waiting for the block. */
export function useEditToken({ token, ownAddress, client: tokenClient, onClose }: EditTokenOptions) {
  const { t } = useTranslation('token');
  const errorText = useTokenErrorText();
  const client = useQueryClient();
  const wallet = useStore(walletStore, DISCONNECTED);
  const form = useZodForm<TokenEdit, TokenEdit>({
    mode: 'onChange',
    loadSchema: async () => (await import('./create/token-form-schema.ts')).tokenEditForm,
    textOf: () => t('form.errors.website'),
    defaultValues: {
      description: token.description ?? '',
      website: token.website ?? '',
      logo: null,
      keepsLogo: token.logo !== null,
    },
  });
  const [step, setStep] = useState<Step>('idle');
  const [error, setError] = useState<string | null>(null);
  const isOfAccount = token.owner !== null && token.owner === ownAddress;
  const from = wallet.status === 'connected' ? wallet.address : null;
  const store = async ({ description, website, logo, keepsLogo }: TokenEdit) => {
    const about = {
      description,
      keeps_logo: keepsLogo,
      ...(website === '' ? {} : { website }),
      ...(logo ? { logo: await uploadLogo(logo) } : {}),
    };
    const { contract_uri: contractUri } = await tokenApi.describe(token.address, about);
    const { encodeDescription, throughAccount } = await import('./token-calls.ts');
    const own = encodeDescription(token.address, contractUri);
    return isOfAccount && token.owner ? throughAccount(token.owner, own) : own;
  };
  const save = form.handleSubmit(async (values) => {
    if (from === null) return;
    setError(null);
    setStep('storing');
    try {
      const call = await store(values);
      await simulateCall(call, from);
      setStep('wallet');
      await sendAndSeal(call, tokenClient, () => setStep('block'));
      showToast({ tone: 'done', title: t('edit.done') });
      await client.invalidateQueries({ queryKey: tokenKeys.all });
      onClose();
    } catch (failure) {
      setError(errorText(failure));
      setStep('idle');
    }
  });
  return { form, step, error, save, canSign: from !== null && (isOfAccount || from === token.owner) };
}
