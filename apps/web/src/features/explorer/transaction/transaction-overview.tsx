import type { TransactionDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { genesis } from '../../../lib/site/genesis.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLiveReading } from '../../../lib/store/live-reading.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TimeAgoExact } from '../../../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { FailureReason } from './failure-reason.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import type { Decoder } from './use-decoder.ts';
import { useBlocksOnTop } from '../use-details.ts';
import { SenderAndTarget } from './sender-and-target.tsx';
import { TransactionFees } from './transaction-fees.tsx';

export function TransactionOverview({
  transaction,
  decoder,
}: {
  transaction: TransactionDetail;
  decoder: Decoder;
}) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { nameTransaction } = useActionNames();
  const isFailed = transaction.status === 'failed';
  const validator = useLiveReading(genesis).data?.validator;
  const onTop = useBlocksOnTop(transaction.block_number, transaction.confirmations);
  return (
    <Panel title={t('transaction.overview')}>
      <Definitions>
        <Definition name={t('transaction.block')}>
          <BlockLink number={transaction.block_number} hash={transaction.block_hash} />
        </Definition>
        <Definition name={t('transaction.time')}>
          <TimeAgoExact time={transaction.timestamp} />
        </Definition>
        <SenderAndTarget transaction={transaction} />
        {transaction.contract_address ? (
          <Definition name={t('transaction.created')}>
            <NamedAddress address={transaction.contract_address} hasCopy />
          </Definition>
        ) : null}
        <Definition name={t('transaction.value')}>
          <Amount wei={transaction.value} maximumDecimals={18} />
        </Definition>
        <Definition name={t('transaction.type')}>
          {transaction.action ? t('transaction.record') : nameTransaction(transaction)}
        </Definition>
        <Definition name={t('transaction.status')}>
          <SealState shape={isFailed ? 'failed' : 'sealed'}>
            {t(`site:states.${transaction.status}`)}
          </SealState>
          {isFailed ? (
            <>
              <p className="faint small">{t('transaction.failedHint')}</p>
              <FailureReason transaction={transaction} decoder={decoder} />
            </>
          ) : null}
        </Definition>
        <Definition name={t('transaction.confirmations')}>
          <span className="num">{formatInteger(onTop + 1, language)}</span>{' '}
          <span className="faint">{t('transaction.confirmationsFinal')}</span>
        </Definition>
        {validator ? (
          <Definition name={t('transaction.validator')}>
            <NamedAddress address={validator} />
          </Definition>
        ) : null}
        <TransactionFees transaction={transaction} />
        <Definition name={t('transaction.nonce')}>
          <span className="num">{formatInteger(transaction.nonce, language)}</span>{' '}
          <span className="faint small">
            {t('transaction.position', { index: transaction.index, type: transaction.type })}
          </span>
        </Definition>
      </Definitions>
    </Panel>
  );
}
