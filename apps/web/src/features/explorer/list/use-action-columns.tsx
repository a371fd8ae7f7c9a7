import type { Action } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { Energy } from '../../../ui/entity/energy.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { Trace } from '../../../ui/trace/trace.tsx';

/** Returns the columns of an action: trace, kind, account, block, and points. */
export function useActionColumns(): readonly Column<Action>[] {
  const { t } = useTranslation('explorer');
  const { nameAction } = useActionNames();
  return [
    {
      id: 'block',
      head: t('site:blocks.block'),
      waiting: 'w-16',
      cell: ({ block_number: blockNumber, block_hash: blockHash }) => (
        <BlockLink number={blockNumber} hash={blockHash} />
      ),
    },
    {
      id: 'trace',
      head: t('site:blocks.trace'),
      waiting: 'flat',
      cell: ({ action_key: actionKey, points, block_hash: blockHash }) => (
        <Trace kind={traceKindOf(actionKey)} points={points} blockHash={blockHash} width={96} height={28} />
      ),
    },
    {
      id: 'what',
      head: t('site:blocks.action'),
      waiting: 'w-32',
      isRowHead: true,
      cell: ({ action_key: actionKey, is_revoked: isRevoked }) => (
        <>
          {nameAction(actionKey)}
          {isRevoked ? (
            <>
              {' '}
              <SealState shape="failed">{t('site:states.revoked')}</SealState>
            </>
          ) : null}
        </>
      ),
    },
    {
      id: 'who',
      head: t('site:blocks.by'),
      waiting: 'w-28',
      cell: ({ account }) => <NamedAddress address={account} />,
    },
    {
      id: 'tx',
      head: t('address.transaction'),
      waiting: 'w-28',
      cell: ({ transaction_hash: transactionHash }) => <TransactionLink hash={transactionHash} hasCopy />,
    },
    {
      id: 'energy',
      head: t('site:blocks.energy'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ points, is_revoked: isRevoked }) => <Energy points={points} isRevoked={isRevoked} />,
    },
    {
      id: 'time',
      head: t('site:blocks.sealed'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
  ];
}
