import type { CreatedToken } from '@nova/shared/token/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { readFunds, rehearse, sendAndSeal } from './send-call.ts';
import { tokenKeys } from './token-keys.ts';
import type { TokenWays } from './token-ways.ts';
import { useTokenFaultText } from './use-token-fault-text.ts';

/** Takes the coins of a token out of the account's own address: once a wallet owns it, that wallet may. */
export function TakePress({
  token,
  account,
  ways,
}: {
  token: CreatedToken;
  account: `0x${string}`;
  ways: TokenWays;
}) {
  const { t } = useTranslation('token');
  const faultText = useTokenFaultText();
  const client = useQueryClient();
  const wallet = useStore(walletStore, DISCONNECTED);
  const [isBusy, setBusy] = useState(false);
  if (wallet.status !== 'connected') return null;
  const take = async () => {
    setBusy(true);
    try {
      const { encodeTransfer, throughAccount } = await import('./token-calls.ts');
      const { units } = await readFunds(account, token.address);
      const call = throughAccount(account, encodeTransfer(token.address, wallet.address, units));
      await rehearse(call, wallet.address);
      await sendAndSeal(call, ways);
      showToast({ tone: 'done', title: t('mine.taken') });
      await client.invalidateQueries({ queryKey: tokenKeys.all });
    } catch (error) {
      const reason = faultText(error);
      showToast({ tone: 'fault', title: t('transfer.failed', { reason }) });
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
