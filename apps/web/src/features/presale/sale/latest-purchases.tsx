import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { Badge } from '../../../ui/badge.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Usdt } from '../amounts.tsx';
import type { LatestPurchase, Sale } from './sale.ts';

const SHOWN = 6;

function useColumns(): readonly Column<LatestPurchase>[] {
  const { t } = useTranslation('presale');
  const { localize } = useLanguage();
  return [
    {
      id: 'purchase',
      head: t('latest.block'),
      isRowHead: true,
      cell: ({ transaction_hash: hash }) => (
        <Link className="entity height" to={localize(`/presale/receipt/${hash}`)} title={hash}>
          {shortenHex(hash)}
        </Link>
      ),
    },
    {
      id: 'buyer',
      head: t('latest.buyer'),
      cell: ({ wallet_address: buyer }) => <NamedAddress address={buyer} />,
    },
    {
      id: 'paid',
      head: t('latest.paid'),
      isRight: true,
      cell: ({ usdt_amount: units, is_simulated: isSimulated }) => (
        <>
          <Usdt units={BigInt(units)} />{' '}
          {isSimulated ? <Badge tone="hatch">{t('latest.simulated')}</Badge> : null}
        </>
      ),
    },
    {
      id: 'received',
      head: t('latest.received'),
      isRight: true,
      cell: (row) => <Amount wei={BigInt(row.nova_tokens) + BigInt(row.bonus_tokens)} />,
    },
    {
      id: 'when',
      head: t('latest.when'),
      isRight: true,
      cell: ({ completed_at: time }) => <TimeAgo time={time} />,
    },
  ];
}

/** The latest purchases, each with its receipt. */
export function LatestPurchases({
  sale,
  failure,
}: {
  sale: Sale | undefined;
  failure: { readonly error: unknown; readonly onRetry: () => void };
}) {
  const { t } = useTranslation('presale');
  const { localize } = useLanguage();
  const columns = useColumns();
  const contract = sale?.contract;
  return (
    <Panel
      className="latest-purchases"
      title={t('latest.title')}
      end={
        contract ? <Link to={localize(`/explorer/address/${contract}`)}>{t('latest.all')}</Link> : undefined
      }
    >
      <DataTable
        caption={t('latest.title')}
        columns={columns}
        rows={failure.error ? undefined : sale?.ledger.details.slice(0, SHOWN)}
        keyOf={({ id }) => id}
        waitingRows={3}
        failure={{ ...failure, title: t('latest.failed') }}
        empty={{ title: t('latest.emptyTitle'), text: t('latest.emptyText') }}
      />
    </Panel>
  );
}
