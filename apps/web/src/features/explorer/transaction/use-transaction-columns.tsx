import type { Transaction } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Action as ActionChip } from '../../../ui/entity/action.tsx';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { nameMethod } from './method-names.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';

/** The transferred coins, or a note that there are none, because most transactions only record an action. */
export function Value({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('explorer');
  if (transaction.value === '0') return <span className="faint small">{t('internal.none')}</span>;
  return <Amount wei={transaction.value} maximumDecimals={4} />;
}

/** A transaction without an action, with the name of the called function. */
export function Call({ name, transaction }: { name: string; transaction: Transaction }) {
  const { contract_address: contractAddress, selector } = transaction;
  const method = contractAddress ? null : nameMethod(selector);
  return (
    <>
      {name}
      {method ? (
        <>
          {' '}
          <span className="num faint small" title={selector ?? undefined}>
            {method}
          </span>
        </>
      ) : null}
    </>
  );
}

/**
 * Returns all columns of a transaction list.
 * @param own the address whose list it is
 */
export function useTransactionColumns(own?: string): readonly Column<Transaction>[] {
  const { t } = useTranslation('explorer');
  const { nameTransaction } = useActionNames();
  return [
    {
      id: 'hash',
      head: t('hash'),
      waiting: 'w-28',
      cell: ({ hash }) => <TransactionLink hash={hash} hasCopy />,
    },
    {
      id: 'what',
      head: t('transaction.type'),
      waiting: 'w-28',
      isRowHead: true,
      cell: (transaction) => {
        const { action } = transaction;
        if (!action) return <Call name={nameTransaction(transaction)} transaction={transaction} />;
        const { action_key: actionKey, points, block_hash: blockHash } = action;
        return <ActionChip actionKey={actionKey} points={points} blockHash={blockHash} />;
      },
    },
    {
      id: 'block',
      head: t('transaction.block'),
      waiting: 'w-16',
      cell: ({ block_number: blockNumber, block_hash: blockHash }) => (
        <BlockLink number={blockNumber} hash={blockHash} />
      ),
    },
    {
      id: 'from',
      head: t('transaction.from'),
      waiting: 'w-28',
      cell: ({ from }) => <NamedAddress address={from} own={own} />,
    },
    {
      id: 'to',
      head: t('transaction.to'),
      waiting: 'w-28',
      cell: ({ to, contract_address: contractAddress, from }) => (
        <NamedAddress address={to ?? contractAddress ?? from} own={own} />
      ),
    },
    {
      id: 'value',
      head: t('value'),
      isRight: true,
      waiting: 'w-16',
      cell: (transaction) => <Value transaction={transaction} />,
    },
    {
      id: 'fee',
      head: t('transaction.fee'),
      isRight: true,
      waiting: 'w-20',
      cell: ({ fee }) => <Amount wei={fee} />,
    },
    {
      id: 'state',
      head: t('transaction.status'),
      waiting: 'w-20',
      cell: ({ status }) => (
        <SealState shape={status === 'failed' ? 'failed' : 'sealed'}>{t(`site:states.${status}`)}</SealState>
      ),
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
