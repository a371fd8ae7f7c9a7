import { saveFile } from '../../../lib/page/save-file.ts';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { Hash, TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Definition, Definitions } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { TransferReceipt } from './transfer-order.ts';

/** Saves the transfer as a file, with the signed request and the sealed receipt. */
function saveAsFile({ request, sealed }: TransferReceipt): void {
  const { hash, blockNumber, feeWei } = sealed;
  const content = { ...request, transaction: { hash, blockNumber, feeWei: feeWei.toString() } };
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  saveFile(`transfer-${hash.slice(2, 10)}.json`, file);
}

export function TransferReceiptView({ receipt, onAgain }: { receipt: TransferReceipt; onAgain: () => void }) {
  const { t } = useTranslation('token');
  const { language } = useLanguage();
  const { request, sealed, symbol, decimals } = receipt;
  return (
    <>
      <div className="in" role="status">
        <h3 className="token-sent" data-step-title>
          <SealState shape="sealed">{t('transfer.done')}</SealState>
        </h3>
      </div>
      <Definitions>
        <Definition name={t('transfer.amount')}>
          <span className="amount">
            {formatAmount(BigInt(request.amount), decimals, language, decimals)}
            <span className="u">{symbol}</span>
          </span>
        </Definition>
        <Definition name={t('transfer.from')}>
          <Address address={request.from} />
        </Definition>
        <Definition name={t('transfer.to')}>
          <Address address={request.to} />
        </Definition>
        <Definition name={t('transfer.block')}>
          <span className="row">
            <BlockLink number={sealed.blockNumber} />
            <TransactionLink hash={sealed.hash} />
          </span>
        </Definition>
        <Definition name={t('transfer.paid')}>
          <Amount wei={sealed.feeWei} maximumDecimals={8} />
        </Definition>
        <Definition name={t('transfer.signature')}>
          <Hash value={request.signature} hasCopy />
        </Definition>
        <Definition name={t('transfer.time')}>
          <TimeAgo time={request.metadata.timestamp} />
        </Definition>
      </Definitions>
      <div className="in row">
        <Button onClick={() => saveAsFile(receipt)}>{t('transfer.download')}</Button>
        <Button variant="quiet" onClick={onAgain}>
          {t('transfer.again')}
        </Button>
      </div>
    </>
  );
}
