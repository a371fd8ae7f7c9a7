import type { TransactionDetail } from '@nova/shared/explorer/schemas';
import { useParams } from 'react-router';
import { useDecoder } from '../../features/explorer/transaction/use-decoder.ts';
import { DroppedTransactionView } from '../../features/explorer/transaction/dropped-transaction-view.tsx';
import { ChainNotice } from '../../features/explorer/chain/chain-notice.tsx';
import { NotHere } from '../../features/explorer/not-here.tsx';
import { PendingTransactionView } from '../../features/explorer/transaction/pending-transaction-view.tsx';
import { ProofOfAction } from '../../features/explorer/proof-of-action.tsx';
import { RawSwitch, useIsRaw } from '../../features/explorer/raw-json.tsx';
import { RawTransaction } from '../../features/explorer/raw-subjects.tsx';
import { TransactionInput, TransactionLogs } from '../../features/explorer/transaction/transaction-data.tsx';
import { TransactionAuthorizations } from '../../features/explorer/transaction/transaction-authorizations.tsx';
import { TransactionDrawing } from '../../features/explorer/transaction/transaction-drawing.tsx';
import {
  TransactionCalls,
  TransactionTransfers,
} from '../../features/explorer/transaction/transaction-movements.tsx';
import { TransactionOverview } from '../../features/explorer/transaction/transaction-overview.tsx';
import { TransactionTrace } from '../../features/explorer/trace/transaction-trace.tsx';
import { TransactionUserOperations } from '../../features/explorer/user-operation/transaction-user-operations.tsx';
import { useTransaction } from '../../features/explorer/use-details.ts';
import { PersonalTools } from '../../features/watchlist/personal-tools.tsx';
import { formatInteger } from '../../lib/format/format-number.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { FullHash } from '../../ui/entity/hash.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { Breadcrumb } from '../../ui/shell/breadcrumb.tsx';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';

export const clientLoader = catalogueLoader('explorer');

/** Type of a transaction that carries authorizations (EIP-7702). */
const WITH_AUTHORIZATIONS = 4;

function Head({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation('explorer');
  const { language, localize } = useLanguage();
  const { nameTransaction } = useActionNames();
  const isFailed = transaction.status === 'failed';
  return (
    <div className="page-head">
      <Breadcrumb />
      <div className="title-line">
        <h1>{nameTransaction(transaction)}</h1>
        <SealState shape={isFailed ? 'failed' : 'sealed'}>
          {t(isFailed ? 'transaction.failed' : 'transaction.final')}
        </SealState>
        <div className="moves">
          <RawSwitch />
          <ButtonLink isSmall to={localize(`/explorer/block/${transaction.block_number}`)}>
            {t('transaction.toBlock', { number: formatInteger(transaction.block_number, language) })}
          </ButtonLink>
        </div>
      </div>
      <p className="faint">
        <FullHash value={transaction.hash} />
      </p>
    </div>
  );
}

function Details({ transaction, isFromChain }: { transaction: TransactionDetail; isFromChain: boolean }) {
  const decoder = useDecoder(transaction);
  return (
    <>
      <TransactionDrawing transaction={transaction} isKindUnknown={isFromChain} />
      <div className="columns mt-6">
        <div className="of-7 grid gap-6">
          <TransactionOverview transaction={transaction} decoder={decoder} />
          <TransactionTransfers transfers={transaction.transfers} />
        </div>
        <div className="of-5 grid gap-6">
          {isFromChain ? null : <ProofOfAction action={transaction.action} />}
          <TransactionInput transaction={transaction} decoder={decoder} />
        </div>
        {isFromChain ? null : <TransactionUserOperations hash={transaction.hash} />}
        {isFromChain ? null : <TransactionCalls internal={transaction.internal} />}
        {transaction.type === WITH_AUTHORIZATIONS ? (
          <TransactionAuthorizations hash={transaction.hash} />
        ) : null}
        <TransactionLogs logs={transaction.logs} decoder={decoder} />
        <TransactionTrace hash={transaction.hash} />
      </div>
    </>
  );
}

/** `/explorer/tx/:hash`: the action is the title, followed by the hash. */
export default function TransactionPage() {
  const { t } = useTranslation('explorer');
  const { hash = '' } = useParams();
  const { data: answer, error, refetch, dataUpdatedAt } = useTransaction(hash);
  const isRaw = useIsRaw();
  if (error && !answer) {
    return (
      <NotHere error={error} missingText={t('transaction.notFoundText')} onRetry={() => void refetch()} />
    );
  }
  if (!answer) return <SkeletonDetail />;
  const transaction = answer.data;
  if (transaction.status === 'pending') return <PendingTransactionView transaction={transaction} />;
  if (transaction.status === 'dropped') return <DroppedTransactionView transaction={transaction} />;
  return (
    <>
      <ChainNotice answer={answer} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
      <div className="wrap">
        <Head transaction={transaction} />
        <PersonalTools subject={transaction.hash} />
        {isRaw ? (
          <RawTransaction hash={transaction.hash} />
        ) : (
          <Details transaction={transaction} isFromChain={answer.source === 'chain'} />
        )}
      </div>
    </>
  );
}
