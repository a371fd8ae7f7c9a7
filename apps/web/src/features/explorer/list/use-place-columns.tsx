import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import type { Column } from '../../../ui/table/column.ts';

interface Placed {
  readonly transaction_hash: string;
  readonly block_number: number;
  readonly timestamp: string;
}

/** Returns the columns for the position of an event: its transaction, its block, its time. */
export function usePositionColumns<Row extends Placed>(): readonly Column<Row>[] {
  const { t } = useTranslation('explorer');
  return [
    {
      id: 'hash',
      head: t('address.transaction'),
      waiting: 'w-28',
      cell: ({ transaction_hash: transactionHash }) => <TransactionLink hash={transactionHash} hasCopy />,
    },
    {
      id: 'block',
      head: t('transaction.block'),
      waiting: 'w-16',
      cell: ({ block_number: blockNumber }) => <BlockLink number={blockNumber} />,
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
