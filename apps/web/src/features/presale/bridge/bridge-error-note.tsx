import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useRefusedText } from '../card/card-button.tsx';
import type { BridgeError } from './bridge-error.ts';

/** Explains why a purchase from Ethereum has stopped. */
export function BridgeErrorNote({ error }: { error: BridgeError }) {
  const { t } = useTranslation('presale');
  const wallet = useStore(walletStore, DISCONNECTED);
  const refusedText = useRefusedText();
  const failureText = useFailureText();
  const { reason, detail, cause } = error;
  const text = () => {
    if (reason === 'balance') return t('stopped.insufficientBalance');
    if (reason === 'requestPending') return failureText(new TransactionFailure(reason));
    if (reason === 'refused') return refusedText(cause);
    const walletName = wallet.status === 'connected' ? wallet.walletName : '';
    return t(`bridge.errors.${reason}`, { detail, wallet: walletName });
  };
  // A rejection in the wallet is not an error, and no money was spent.
  if (reason === 'rejectedTransfer') {
    return (
      <Note>
        <b>{text()}.</b> {t('stopped.nothingSent')}
      </Note>
    );
  }
  return <Note tone={reason === 'rejectedSign' ? 'hatch' : 'error'}>{text()}</Note>;
}
