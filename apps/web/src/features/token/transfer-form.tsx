import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Note } from '../../ui/note.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { TransferReceiptView } from './transfer-receipt.tsx';
import { TransferReview } from './transfer-review.tsx';
import { type TransferOptions, useTransfer } from './use-transfer.ts';

/** What, to whom and how much; checked on the chain before anything is signed. */
export function TransferForm(options: TransferOptions) {
  const { t } = useTranslation('token');
  const transfer = useTransfer(options);
  const { entry, ready, receipt, fault, step, send, goBack, startAgain } = transfer;
  if (receipt) return <TransferReceiptView receipt={receipt} onAgain={startAgain} />;
  return (
    <div className="in token-part">
      {entry.isNativeMissing ? <Note tone="fault">{t('transfer.nativeMissing')}</Note> : null}
      {options.isOnNova ? null : <Note>{t('wrongNetwork')}</Note>}
      {fault ? <Note tone="fault">{fault}</Note> : null}
      {ready ? (
        <TransferReview transfer={ready} step={step} onSend={() => void send(ready)} onBack={goBack} />
      ) : (
        <TransferFields transfer={transfer} />
      )}
    </div>
  );
}
