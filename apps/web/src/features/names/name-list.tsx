import type { RegisteredName } from '@nova/shared/names/schemas';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStore } from '../../lib/store/create-store.ts';
import type { WalletSender } from '../../lib/transaction/transaction-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useListPosition } from '../../ui/pagination/use-list-position.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { NameAction } from './name-dialog.tsx';
import { useNames } from './use-names.ts';
import { lazyPart } from '../../ui/floating/lazy-part.ts';

/** Loaded on the first click. */
const NameDialog = lazyPart(async () => (await import('./name-dialog.tsx')).NameDialog);

interface Selected {
  readonly name: string;
  readonly action: NameAction;
}

function useColumns(onSelect: ((selected: Selected) => void) | null): readonly Column<RegisteredName>[] {
  const { t } = useTranslation('names');
  const { language, localize } = useLanguage();
  const columns: Column<RegisteredName>[] = [
    {
      id: 'name',
      head: t('list.name'),
      isRowHead: true,
      cell: ({ name, is_primary: isPrimary }) => (
        <>
          <Link to={localize(`/names?name=${name}`)}>{name}</Link>{' '}
          {isPrimary ? <Badge tone="on">{t('list.primary')}</Badge> : null}
        </>
      ),
    },
    {
      id: 'address',
      head: t('list.address'),
      cell: ({ address }) => (address ? <Address address={address} /> : t('taken.nowhere')),
    },
    {
      id: 'expires',
      head: t('list.expires'),
      isRight: true,
      cell: ({ expires_at: time }) => formatDay(Date.parse(time), language),
    },
  ];
  if (onSelect === null) return columns;
  const actionsOf = ({ is_primary: isPrimary }: RegisteredName): readonly NameAction[] =>
    isPrimary ? ['renew', 'transfer'] : ['renew', 'primary', 'transfer'];
  return [
    ...columns,
    {
      id: 'actions',
      head: t('list.actions'),
      isRight: true,
      cell: (row) => (
        <span className="name-actions">
          {actionsOf(row).map((action) => (
            <Button key={action} isSmall onClick={() => onSelect({ name: row.name, action })}>
              {t(`${action}.open`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}

/** The names of the connected wallet, or the newest names of everyone. */
export function NameList({ sender }: { sender: WalletSender }) {
  const { t } = useTranslation('names');
  const wallet = useStore(walletStore, DISCONNECTED);
  const owner = wallet.status === 'connected' ? wallet.address : null;
  const position = useListPosition();
  const { data, error, refetch } = useNames(owner, position);
  const [selected, setSelected] = useState<Selected | null>(null);
  const columns = useColumns(owner === null ? null : setSelected);
  const scope = owner === null ? 'everyone' : 'own';
  return (
    <section className="names-list">
      <h2>{t(`list.${scope}.title`)}</h2>
      <section className="panel list" aria-label={t(`list.${scope}.title`)}>
        <DataTable
          caption={t(`list.${scope}.title`)}
          columns={columns}
          rows={data?.items}
          keyOf={({ node }) => node}
          waitingRows={3}
          failure={{ error, title: t('list.failed'), onRetry: () => void refetch() }}
          empty={{ title: t(`list.${scope}.emptyTitle`), text: t(`list.${scope}.emptyText`) }}
        />
        {data && data.items.length > 0 ? (
          <Pagination page={data} label={t(`list.${scope}.title`)}>
            {t('list.range', { count: data.items.length })}
          </Pagination>
        ) : null}
      </section>
      {selected ? (
        <Suspense fallback={null}>
          <NameDialog
            key={`${selected.name} ${selected.action}`}
            {...selected}
            sender={sender}
            onClose={() => setSelected(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
