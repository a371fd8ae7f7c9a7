import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useState } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../lib/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { moveHoldings } from './move-holdings.ts';
import { PurchaseFault } from './purchase-fault.ts';
import type { SendFromWallet } from './purchase-run.ts';
import type { Hex } from './sale.ts';

const SAID = ['rejected', 'noGas', 'requestPending'] as const;

/** The owner takes the coins out: one transaction of the wallet that the account belongs to. */
export function MovePress({
  account,
  owner,
  send,
  onMoved,
}: {
  account: Hex;
  owner: Hex;
  send: SendFromWallet;
  onMoved: () => void;
}) {
  const { t } = useTranslation('holdings');
  const wallet = useStore(walletStore, DISCONNECTED);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<(typeof SAID)[number] | 'other' | null>(null);
  const isThere = wallet.status === 'connected' && wallet.address === owner && wallet.chainId === CHAIN_ID;
  const move = async () => {
    setBusy(true);
    setFault(null);
    try {
      await moveHoldings(account, owner, send);
      showToast({ tone: 'done', title: t('move.done') });
      onMoved();
    } catch (error) {
      const reason = error instanceof PurchaseFault ? error.reason : null;
      setFault(SAID.find((each) => each === reason) ?? 'other');
    } finally {
      setBusy(false);
    }
  };
  const press = isThere ? (
    <Button isSmall isBusy={isBusy} onClick={() => void move()}>
      {t(isBusy ? 'move.moving' : 'move.press')}
    </Button>
  ) : (
    <Button isSmall onClick={requestWalletPopover}>
      {t('move.connect')}
    </Button>
  );
  return (
    <div className="in">
      <Note step={press}>{t(isThere ? 'move.text' : 'move.elsewhere')}</Note>
      {fault ? <Note tone="fault">{t(`move.faults.${fault}`)}</Note> : null}
    </div>
  );
}
