import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useState } from 'react';
import type { Hex } from 'viem';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { moveHoldings } from './move-holdings.ts';

/** Withdraws the coins of an account with one transaction of its owner's wallet. */
export function MoveButton({
  account,
  owner,
  send,
  onMoved,
}: {
  account: Hex;
  owner: Hex;
  send: SendTransaction;
  onMoved: () => void;
}) {
  const { t } = useTranslation('holdings');
  const wallet = useStore(walletStore, DISCONNECTED);
  const [isBusy, setBusy] = useState(false);
  const failureText = useFailureText();
  const [error, setError] = useState<string | null>(null);
  const isThere = wallet.status === 'connected' && wallet.address === owner && wallet.chainId === CHAIN_ID;
  const move = async () => {
    setBusy(true);
    setError(null);
    try {
      await moveHoldings(account, owner, send);
      showToast({ tone: 'done', title: t('move.done') });
      onMoved();
    } catch (error) {
      const why = error instanceof TransactionFailure ? failureText(error) : '';
      setError(`${t('move.failed')} ${why}`.trim());
    } finally {
      setBusy(false);
    }
  };
  const click = isThere ? (
    <Button isSmall isBusy={isBusy} onClick={() => void move()}>
      {t(isBusy ? 'move.moving' : 'move.submit')}
    </Button>
  ) : (
    <Button isSmall onClick={requestWalletPopover}>
      {t('move.connect')}
    </Button>
  );
  return (
    <div className="in">
      <Note step={click}>{t(isThere ? 'move.text' : 'move.elsewhere')}</Note>
      {error ? <Note tone="error">{error}</Note> : null}
    </div>
  );
}
