import type { UserOperation } from '@nova/shared/explorer/user-operation-schemas';
import { Link } from 'react-router';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';

export const userOperationKey = ({ hash }: UserOperation) => hash;

/** Whether the account's call succeeded. */
export function UserOperationState({ status }: Pick<UserOperation, 'status'>) {
  const { t } = useTranslation('explorer');
  return (
    <SealState shape={status === 'failed' ? 'failed' : 'sealed'}>{t(`site:states.${status}`)}</SealState>
  );
}

/**
 * Returns the columns of a user operation: hash, account, bundler, who pays, cost, transaction and time.
 * @param own the address whose list it is
 */
export function useUserOperationColumns(own?: string): readonly Column<UserOperation>[] {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  return [
    {
      id: 'operation',
      head: t('operation.one'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ hash, status }) => (
        <span className="call">
          <Link className="entity" to={localize(`/explorer/user-operation/${hash}`)} title={hash}>
            {shortenHex(hash)}
          </Link>
          {status === 'failed' ? <UserOperationState status={status} /> : null}
        </span>
      ),
    },
    {
      id: 'sender',
      head: t('operation.account'),
      waiting: 'w-28',
      cell: ({ sender }) => <NamedAddress address={sender} own={own} />,
    },
    {
      id: 'bundler',
      head: t('operation.bundler'),
      waiting: 'w-28',
      cell: ({ bundler }) => <NamedAddress address={bundler} own={own} />,
    },
    {
      id: 'paymaster',
      head: t('operation.paidBy'),
      waiting: 'w-28',
      cell: ({ paymaster }) =>
        paymaster === null ? (
          <span className="faint small">{t('operation.account')}</span>
        ) : (
          <NamedAddress address={paymaster} own={own} />
        ),
    },
    {
      id: 'cost',
      head: t('operation.cost'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ gas_cost: cost }) => <Amount wei={cost} />,
    },
    {
      id: 'hash',
      head: t('address.transaction'),
      waiting: 'w-28',
      cell: ({ transaction_hash: hash }) => <TransactionLink hash={hash} hasCopy />,
    },
    {
      id: 'time',
      head: t('transaction.time'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
  ];
}
