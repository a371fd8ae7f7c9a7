import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Note } from '../../../ui/note.tsx';
import { useRefusedText } from '../card/card-press.tsx';
import type { BridgeFault } from './run-bridge.ts';

/** Why a purchase over the bridge stopped, in the words of the catalogue. */
export function BridgeFaultNote({ fault }: { fault: BridgeFault }) {
  const { t } = useTranslation('presale');
  const wallet = useStore(walletStore, DISCONNECTED);
  const refusedText = useRefusedText();
  const failureText = useFailureText();
  const { reason, detail, cause } = fault;
  const text = () => {
    if (reason === 'balance') return t('stopped.insufficientBalance');
    if (reason === 'requestPending') return failureText(new TransactionFailure(reason));
    if (reason === 'refused') return refusedText(cause);
    const walletName = wallet.status === 'connected' ? wallet.walletName : '';
    return t(`bridge.faults.${reason}`, { detail, wallet: walletName });
  };
  // Whoever says no in the wallet has not failed, and nothing left it.
  if (reason === 'rejectedTransfer') {
    return (
      <Note>
        <b>{text()}.</b> {t('stopped.nothingSent')}
      </Note>
    );
  }
  return <Note tone={reason === 'rejectedSign' ? 'hatch' : 'fault'}>{text()}</Note>;
}
