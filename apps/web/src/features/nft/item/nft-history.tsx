import type { NftEvent } from '@nova/shared/nft/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { nftApi } from '../nft-api.ts';
import { nftKeys } from '../nft-keys.ts';
import { usePages } from '../market/use-pages.ts';

const AT_ONCE = '20';

function useColumns(): readonly Column<NftEvent>[] {
  const { t } = useTranslation('nft');
  return [
    { id: 'what', head: t('history.what'), isRowHead: true, cell: ({ kind }) => t(`history.kinds.${kind}`) },
    {
      id: 'price',
      head: t('history.price'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ price_wei: priceWei }) => (priceWei === null ? null : <Amount wei={priceWei} />),
    },
    { id: 'from', head: t('history.from'), cell: ({ from }) => <NamedAddress address={from} /> },
    {
      id: 'to',
      head: t('history.to'),
      cell: ({ from, to }) => (to === null || to === from ? null : <NamedAddress address={to} />),
    },
    {
      id: 'transaction',
      head: t('history.transaction'),
      cell: ({ transaction_hash: transactionHash }) => <TransactionLink hash={transactionHash} />,
    },
    {
      id: 'time',
      head: t('history.when'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
  ];
}

/** History of an NFT, newest first, each entry with its transaction. */
export function NftHistory({ tokenId }: { tokenId: string }) {
  const { t } = useTranslation('nft');
  const columns = useColumns();
  const list = usePages<NftEvent>(nftKeys.history(tokenId), (cursor, signal) =>
    nftApi.listHistory(tokenId, { limit: AT_ONCE, ...(cursor === null ? {} : { cursor }) }, signal),
  );
  return (
    <Panel title={t('history.title')} className="nft-history">
      <DataTable
        caption={t('history.title')}
        columns={columns}
        rows={list.data?.pages.flatMap(({ items }) => items)}
        keyOf={({ block_number: blockNumber, log_index: logIndex }) => `${blockNumber} ${logIndex}`}
        waitingRows={3}
        failure={{ error: list.error, title: t('history.failed'), onRetry: () => void list.refetch() }}
        empty={{ title: t('history.emptyTitle'), text: t('history.emptyText') }}
      />
      {list.hasMore ? (
        <div className="in">
          <Button isSmall isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
            {t('history.more')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
