import type { CreatedToken } from '@nova/shared/token/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hex } from 'viem';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { readFunds, simulateCall, sendAndSeal } from '../send-call.ts';
import { tokenKeys } from '../token-keys.ts';
import type { TokenClient } from '../token-client.ts';
import { useTokenErrorText } from '../use-token-error-text.ts';

/** Withdraws the tokens from the account's own address, once a wallet owns that address. */
export function TransferButton({
  token,
  account,
  client: tokenClient,
}: {
  token: CreatedToken;
  account: Hex;
  client: TokenClient;
}) {
  const { t } = useTranslation('token');
  const errorText = useTokenErrorText();
  const client = useQueryClient();
  const wallet = useStore(walletStore, DISCONNECTED);
  const [isBusy, setBusy] = useState(false);
  if (wallet.status !== 'connected') return null;
  const take = async () => {
    setBusy(true);
    try {
      const { encodeTransfer, throughAccount } = await import('../token-calls.ts');
      const { units } = await readFunds(account, token.address);
      const call = throughAccount(account, encodeTransfer(token.address, wallet.address, units));
      await simulateCall(call, wallet.address);
      await sendAndSeal(call, tokenClient);
      showToast({ tone: 'done', title: t('mine.taken') });
      await client.invalidateQueries({ queryKey: tokenKeys.all });
    } catch (error) {
      const reason = errorText(error);
      showToast({ tone: 'error', title: t('transfer.failed', { reason }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isSmall isBusy={isBusy} onClick={() => void take()}>
      {t('mine.take')}
    </Button>
  );
}
