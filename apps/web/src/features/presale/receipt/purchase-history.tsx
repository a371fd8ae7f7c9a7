import type { Purchase } from '@nova/shared/presale/purchase';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { formatUsdt, Usdt } from '../amounts.tsx';
import { presaleApi } from '../presale-api.ts';
import { presaleKeys } from '../presale-keys.ts';
import { PurchaseState } from './purchase-state.tsx';

function useColumns(): readonly Column<Purchase>[] {
  const { t } = useTranslation('presale');
  const { localize } = useLanguage();
  return [
    {
      id: 'purchase',
      head: t('history.what'),
      isRowHead: true,
      cell: ({ id, method }) => <Link to={localize(`/presale/receipt/${id}`)}>{t(`method.${method}`)}</Link>,
    },
    { id: 'state', head: t('history.state'), cell: (purchase) => <PurchaseState purchase={purchase} /> },
    {
      id: 'paid',
      head: t('history.paid'),
      isRight: true,
      cell: ({ usdt_amount: units }) => <Usdt units={BigInt(units)} />,
    },
    {
      id: 'received',
      head: t('history.received'),
      isRight: true,
      cell: (row) => <Amount wei={BigInt(row.nova_tokens) + BigInt(row.bonus_tokens)} />,
    },
    {
      id: 'when',
      head: t('history.when'),
      isRight: true,
      cell: ({ created_at: time }) => <TimeAgo time={time} />,
    },
  ];
}

/** The account's purchases by any wallet or card, with totals, in pages. */
export function PurchaseHistory({ userId }: { userId: string | null }) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const columns = useColumns();
  const [cursor, setCursor] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: presaleKeys.purchases(userId ?? '', cursor),
    queryFn: ({ signal }) => presaleApi.listPurchases(cursor, signal),
    enabled: userId !== null,
  });
  if (userId === null) {
    return (
      <Panel title={t('history.title')}>
        <p className="in muted">{t('history.signIn')}</p>
      </Panel>
    );
  }
  const totals = data?.totals;
  return (
    <Panel title={t('history.title')}>
      {totals && totals.total_tokens !== '0' ? (
        <dl className="purchase-totals">
          <div>
            <dt>{t('history.total')}</dt>
            <dd>
              <Amount wei={totals.total_tokens} />
            </dd>
          </div>
          <div>
            <dt>{t('history.base')}</dt>
            <dd>
              <Amount wei={totals.base_tokens} />
            </dd>
          </div>
          <div>
            <dt>{t('history.bonus')}</dt>
            <dd>
              <Amount wei={totals.bonus_tokens} />
            </dd>
          </div>
          <div>
            <dt>{t('history.usd')}</dt>
            <dd>
              <Usdt units={BigInt(totals.total_usd)} />
              {totals.simulated_usd === '0' ? null : (
                <Badge tone="hatch">
                  {t('stats.raisedSimulated', {
                    amount: formatUsdt(BigInt(totals.simulated_usd), language),
                  })}
                </Badge>
              )}
            </dd>
          </div>
        </dl>
      ) : null}
      <DataTable
        caption={t('history.caption')}
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        waitingRows={2}
        failure={{ error, title: t('history.failed'), onRetry: () => void refetch() }}
        empty={{ title: t('history.emptyTitle'), text: t('history.emptyText') }}
      />
      {data?.next || cursor !== null ? (
        <div className="in row">
          {cursor === null ? null : (
            <Button isSmall onClick={() => setCursor(null)}>
              {t('site:list.newest')}
            </Button>
          )}
          {data?.next ? (
            <Button isSmall onClick={() => setCursor(data.next)}>
              {t('site:list.older')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}
