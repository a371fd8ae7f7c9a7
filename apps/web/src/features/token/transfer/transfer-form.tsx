import { useRef } from 'react';
import { useShownStep } from '../../../lib/page/show-step.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { TransferReceiptView } from './transfer-receipt.tsx';
import { TransferReview } from './transfer-review.tsx';
import { type TransferOptions, useTransfer } from './use-transfer.ts';

/** Form for token, recipient and amount, checked on the chain before signing. */
export function TransferForm(options: TransferOptions) {
  const { t } = useTranslation('token');
  const transfer = useTransfer(options);
  const { entry, ready, receipt, error, hasDeclined, step, send, goBack, startAgain } = transfer;
  const card = useRef<HTMLDivElement>(null);
  useShownStep(card, receipt ? 'receipt' : ready ? 'ready' : null);
  if (receipt) {
    return (
      <div ref={card} className="in token-part">
        <TransferReceiptView receipt={receipt} onAgain={startAgain} />
      </div>
    );
  }
  return (
    <div ref={card} className="in token-part">
      {entry.isNativeMissing ? <Note tone="error">{t('transfer.nativeMissing')}</Note> : null}
      {options.isOnNova ? null : <Note>{t('wrongNetwork')}</Note>}
      {error ? <Note tone={hasDeclined ? 'hatch' : 'error'}>{error}</Note> : null}
      {ready ? (
        <TransferReview transfer={ready} step={step} onSend={() => void send(ready)} onBack={goBack} />
      ) : (
        <TransferFields transfer={transfer} />
      )}
    </div>
  );
}
