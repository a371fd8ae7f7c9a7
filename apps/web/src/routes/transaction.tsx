import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useParams } from 'react-router';
import { DroppedTransactionView } from '../features/explorer/dropped-transaction-view.tsx';
import { NotHere } from '../features/explorer/not-here.tsx';
import { ProofOfAction } from '../features/explorer/proof-of-action.tsx';
import { TransactionInput, TransactionLogs } from '../features/explorer/transaction-data.tsx';
import { TransactionFigure } from '../features/explorer/transaction-figure.tsx';
import { TransactionOverview } from '../features/explorer/transaction-overview.tsx';
import { useTransaction } from '../features/explorer/use-details.ts';
import { formatInteger } from '../lib/format/format-number.ts';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useActionNames } from '../ui/entity/action-name.ts';
import { FullHash } from '../ui/entity/hash.tsx';
import { SealState } from '../ui/seal-state.tsx';
import { Breadcrumb } from '../ui/shell/breadcrumb.tsx';
import { SkeletonDetail } from '../ui/skeleton.tsx';

export const clientLoader = catalogueLoader('explorer');

/** `/explorer/tx/:hash`: what was done is the title, the hash follows. */
export default function TransactionPage() {
  const { t } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  const { nameTransaction } = useActionNames();
  const { hash = '' } = useParams();
  const { data: transaction, error, refetch } = useTransaction(hash);
  if (error && !transaction) {
    return (
      <NotHere error={error} missingText={t('transaction.notFoundText')} onRetry={() => void refetch()} />
    );
  }
  if (!transaction) return <SkeletonDetail />;
  if (transaction.status === 'dropped') return <DroppedTransactionView transaction={transaction} />;
  const isFailed = transaction.status === 'failed';
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{nameTransaction(transaction)}</h1>
          <SealState shape={isFailed ? 'failed' : 'sealed'}>
            {t(isFailed ? 'transaction.failed' : 'transaction.final')}
          </SealState>
          <div className="moves">
            <ButtonLink isSmall to={localize(`/explorer/block/${transaction.blockNumber}`)}>
              {t('transaction.toBlock', { number: formatInteger(transaction.blockNumber, language) })}
            </ButtonLink>
          </div>
        </div>
        <p className="faint">
          <FullHash value={transaction.hash} />
        </p>
      </div>
      <TransactionFigure transaction={transaction} />
      <div className="columns mt-6">
        <div className="of-7 grid gap-6">
          <TransactionOverview transaction={transaction} />
        </div>
        <div className="of-5 grid gap-6">
          <ProofOfAction action={transaction.action} />
          <TransactionInput transaction={transaction} />
        </div>
        <TransactionLogs logs={transaction.logs} />
      </div>
    </div>
  );
}
