import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useVisibleStep } from '../../../lib/session/use-visible-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Definition, Definitions } from '../../../ui/panel.tsx';
import type { ReadyTransfer } from './transfer-order.ts';

/** The current step. */
export type TransferStep = 'idle' | 'checking' | 'wallet' | 'block';

interface TransferReviewProps {
  readonly transfer: ReadyTransfer;
  readonly step: TransferStep;
  readonly onSend: () => void;
  readonly onBack: () => void;
}

/** Review of the transfer with its fee, before the wallet opens. */
export function TransferReview({ transfer, step, onSend, onBack }: TransferReviewProps) {
  const { t } = useTranslation('token');
  const { language } = useLanguage();
  const visibleStep = useVisibleStep()(step);
  const { currency, units, from, to, feeWei, isToContract } = transfer;
  const isBusy = step === 'wallet' || step === 'block';
  const amount = formatAmount(units, currency.decimals, language, currency.decimals);
  return (
    <div className="token-part">
      <h3 className="token-sent" data-step-title>
        {t('transfer.review')}
      </h3>
      <Definitions>
        <Definition name={t('transfer.from')}>
          <Address address={from} />
        </Definition>
        <Definition name={t('transfer.to')}>
          <Address address={to} hasCopy />
        </Definition>
        <Definition name={t('transfer.amount')}>
          <span className="amount">
            {amount}
            <span className="u">{currency.symbol}</span>
          </span>
        </Definition>
        <Definition name={t('transfer.fee')}>
          <Amount wei={feeWei} maximumDecimals={8} />
        </Definition>
      </Definitions>
      {isToContract ? <Note>{t('transfer.contractRecipient')}</Note> : null}
      <div className="row">
        <Button variant="act" isBusy={isBusy} onClick={onSend}>
          {visibleStep === 'block'
            ? t('transfer.sealing')
            : visibleStep === 'wallet'
              ? t('transfer.signing')
              : t('transfer.send', { amount, symbol: currency.symbol })}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          {t('transfer.change')}
        </Button>
      </div>
    </div>
  );
}
