import type { Activity } from '@nova/shared/explorer/activity-schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Energy } from '../../../ui/entity/energy.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { NftLink, TokenAmount } from '../token/token-marks.tsx';
import { nameMethod } from '../transaction/method-names.ts';

/** What happened: the action, the called function, or the kind of transfer. */
function Subject({ row }: { row: Activity }) {
  const { t } = useTranslation('records');
  const { nameAction } = useActionNames();
  const { kind, method, action_key: actionKey } = row;
  if (actionKey !== null) return <>{nameAction(actionKey)}</>;
  const isCall = kind !== 'token_transfer' && method !== null;
  return (
    <>
      {kind === 'transaction' && row.to === null ? t('activity.creation') : t(`activity.kinds.${kind}`)}
      {isCall ? (
        <>
          {' '}
          <span className="num faint small" title={method}>
            {nameMethod(method) ?? method}
          </span>
        </>
      ) : null}
    </>
  );
}

function ActivityValue({ row }: { row: Activity }) {
  const { t } = useTranslation('explorer');
  const { value, token, token_id: tokenId, points, status } = row;
  if (points !== null) return <Energy points={points} isRevoked={status === 'revoked'} />;
  if (token !== null && tokenId !== null) return <NftLink token={token} tokenId={tokenId} />;
  if (token !== null) return <TokenAmount token={token} value={value!} />;
  if (value === null || value === '0') return <span className="faint small">{t('internal.none')}</span>;
  return <Amount wei={value} maximumDecimals={4} />;
}

/** Returns the columns of the list over everything. */
export function useActivityColumns(): readonly Column<Activity>[] {
  const { t } = useTranslation('records');
  const { t: tOfExplorer } = useTranslation('explorer');
  return [
    {
      id: 'hash',
      head: tOfExplorer('hash'),
      waiting: 'w-28',
      cell: ({ transaction_hash: hash }) => <TransactionLink hash={hash} hasCopy />,
    },
    {
      id: 'what',
      head: t('activity.what'),
      waiting: 'w-28',
      isRowHead: true,
      cell: (row) => (
        <>
          <Subject row={row} />
          {row.status === 'successful' ? null : (
            <>
              {' '}
              <SealState shape="failed">{t(`site:states.${row.status}`)}</SealState>
            </>
          )}
        </>
      ),
    },
    {
      id: 'from',
      head: tOfExplorer('transaction.from'),
      waiting: 'w-28',
      cell: ({ from }) => <NamedAddress address={from} />,
    },
    {
      id: 'to',
      head: tOfExplorer('transaction.to'),
      waiting: 'w-28',
      cell: ({ to }) => (to === null ? null : <NamedAddress address={to} />),
    },
    {
      id: 'value',
      head: tOfExplorer('value'),
      isRight: true,
      waiting: 'w-16',
      cell: (row) => <ActivityValue row={row} />,
    },
    {
      id: 'time',
      head: tOfExplorer('transaction.time'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
  ];
}
