import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { zeroAddress } from '../token/zero-address.ts';
import type { Authorization } from './read-authorizations.ts';

function useAuthorizations(hash: string) {
  return useQuery({
    queryKey: queryKeys.authorizations(hash),
    queryFn: async ({ signal }) => {
      // Recovering signers takes a library that other transactions do not need.
      const { readAuthorizations } = await import('./read-authorizations.ts');
      return readAuthorizations(hash, signal);
    },
    staleTime: STALE_MS.sealed,
  });
}

function useColumns(): readonly Column<Authorization>[] {
  const { t } = useTranslation('explorer');
  return [
    {
      id: 'account',
      head: t('authorization.account'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ account }) =>
        account === null ? (
          <SealState shape="failed">{t('authorization.invalid')}</SealState>
        ) : (
          <NamedAddress address={account} />
        ),
    },
    {
      id: 'code',
      head: t('authorization.code'),
      waiting: 'w-28',
      cell: ({ code }) =>
        code === zeroAddress ? (
          <span className="faint small">{t('authorization.removed')}</span>
        ) : (
          <NamedAddress address={code} />
        ),
    },
    {
      // Not `nonce`, which dense tables hide on narrow screens.
      id: 'signed-nonce',
      head: t('authorization.nonce'),
      isRight: true,
      waiting: 'w-10',
      cell: ({ nonce }) => <span className="num">{String(nonce)}</span>,
    },
    {
      id: 'chain',
      head: t('authorization.chain'),
      isRight: true,
      waiting: 'w-10',
      cell: ({ chainId }) =>
        chainId === 0n ? t('authorization.anyChain') : <span className="num">{String(chainId)}</span>,
    },
  ];
}

/** Which accounts let a transaction of type 4 run a contract's code as their own. */
export function TransactionAuthorizations({ hash }: { hash: string }) {
  const { t } = useTranslation('explorer');
  const columns = useColumns();
  const { data, error, refetch } = useAuthorizations(hash);
  return (
    <Panel
      title={t('authorization.many')}
      end={data && <span className="faint">{t('authorization.count', { count: data.length })}</span>}
    >
      <p className="in muted">{t('authorization.text')}</p>
      <DataTable
        caption={t('authorization.many')}
        columns={columns}
        rows={data}
        keyOf={({ index }) => index}
        failure={{ error, title: t('authorization.failed'), onRetry: () => void refetch() }}
        waitingRows={1}
        isDense
      />
    </Panel>
  );
}
