import type { DroppedTransaction } from '@nova/shared/explorer/schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { FullHash } from '../../../ui/entity/hash.tsx';
import { TimeAgoExact } from '../../../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { SenderAndTarget } from './sender-and-target.tsx';

/** A transaction whose block was replaced in a reorg and that no other block contains. */
export function DroppedTransactionView({ transaction }: { transaction: DroppedTransaction }) {
  const { t } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{t('transaction.droppedHeading')}</h1>
          <SealState shape="failed">{t('transaction.dropped')}</SealState>
        </div>
        <p className="faint">
          <FullHash value={transaction.hash} />
        </p>
      </div>
      <Callout title={t('transaction.droppedTitle')}>
        <p>{t('transaction.droppedText')}</p>
        <ButtonLink variant="solid" to={localize(`/explorer/block/${transaction.block_hash}`)}>
          {t('transaction.droppedFrom', { number: formatInteger(transaction.block_number, language) })}
        </ButtonLink>
      </Callout>
      <div className="columns mt-6">
        <Panel title={t('transaction.overview')}>
          <Definitions>
            <SenderAndTarget transaction={transaction} />
            <Definition name={t('transaction.value')}>
              <Amount wei={transaction.value} maximumDecimals={18} />
            </Definition>
            <Definition name={t('transaction.nonce')}>
              <span className="num">{formatInteger(transaction.nonce, language)}</span>
            </Definition>
            <Definition name={t('transaction.time')}>
              <TimeAgoExact time={transaction.timestamp} />
            </Definition>
            <Definition name={t('transaction.droppedAt')}>
              <TimeAgoExact time={transaction.dropped_at} />
            </Definition>
          </Definitions>
        </Panel>
      </div>
    </div>
  );
}
