import type { PendingTransaction } from '@nova/shared/explorer/schemas';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { FullHash } from '../../../ui/entity/hash.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { useDecoder } from './use-decoder.ts';
import { TransactionInput } from './transaction-data.tsx';
import { SenderAndTarget } from './sender-and-target.tsx';

const GWEI_DECIMALS = 9;
const NO_LOGS = [] as never[];

/** A line that ends at the pen: nothing is sealed, so nothing follows it. */
function WaitingLine() {
  const { t } = useTranslation('explorer');
  return (
    <figure className="figure">
      <svg className="waiting-line" viewBox="0 0 1360 120" preserveAspectRatio="none" aria-hidden="true">
        <path className="trace-out" d="M0 60H596" />
        <path className="trace-gap" d="M620 60H1360" />
      </svg>
      <span className="waiting-pen" aria-hidden="true" />
      <figcaption>{t('transaction.pendingCaption')}</figcaption>
    </figure>
  );
}

/** A transaction that only the node knows. The page polls and shows the sealed transaction once it exists. */
export function PendingTransactionView({ transaction }: { transaction: PendingTransaction }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const decoder = useDecoder({ to: transaction.to, input: transaction.input, logs: NO_LOGS });
  const { block_number: blockNumber } = transaction;
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{t(blockNumber === null ? 'transaction.pendingHeading' : 'transaction.arrivingHeading')}</h1>
          <SealState shape="pending">{t('site:states.pending')}</SealState>
        </div>
        <p className="lede">
          {t(blockNumber === null ? 'transaction.pendingText' : 'transaction.arrivingText')}
        </p>
        <p className="faint">
          <FullHash value={transaction.hash} />
        </p>
      </div>
      <WaitingLine />
      <div className="columns mt-6">
        <Panel title={t('transaction.overview')} className="of-7">
          <Definitions>
            {blockNumber === null ? null : (
              <Definition name={t('transaction.block')}>
                <BlockLink number={blockNumber} />
              </Definition>
            )}
            <SenderAndTarget transaction={transaction} />
            <Definition name={t('transaction.value')}>
              <Amount wei={transaction.value} maximumDecimals={18} />
            </Definition>
            <Definition name={t('transaction.gasOffer')}>
              <span className="num">
                {t('transaction.feeDetail', {
                  gas: formatInteger(transaction.gas_limit, language),
                  price: formatAmount(BigInt(transaction.gas_price), GWEI_DECIMALS, language),
                })}
              </span>
            </Definition>
            {transaction.nonce === null ? null : (
              <Definition name={t('transaction.nonce')}>
                <span className="num">{formatInteger(transaction.nonce, language)}</span>
              </Definition>
            )}
          </Definitions>
        </Panel>
        <div className="of-5 grid gap-6">
          <TransactionInput transaction={transaction} decoder={decoder} />
        </div>
      </div>
    </div>
  );
}
