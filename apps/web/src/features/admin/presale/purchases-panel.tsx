import type { AdminPurchase } from '@nova/shared/presale/control';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { useState } from 'react';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { AdminList } from '../admin-list.tsx';
import { ListFilter } from '../list-filter.tsx';
import { useAdminList } from '../use-admin-list.ts';

const METHODS = ['usdt', 'card', 'bridge'] as const;
/** Every state of a purchase with the shape of its icon. */
const SHAPES = {
  quoted: 'idle',
  pending: 'pending',
  confirming: 'pending',
  paid: 'pending',
  completed: 'sealed',
  expired: 'idle',
  failed: 'failed',
  refund_due: 'failed',
  refunded: 'idle',
} as const;
const STATUSES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

function useColumns(): readonly Column<AdminPurchase>[] {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  return [
    {
      id: 'due',
      head: t('purchases.paid'),
      isRowHead: true,
      waiting: 'w-24',
      cell: ({ usdt_amount: units, is_simulated: isSimulated }) => (
        <span className="row">
          <span className="num">
            {formatAmount(BigInt(units), USDT_DECIMALS, language, USDT_DECIMALS)} USDT
          </span>
          {isSimulated ? <Badge tone="hatch">{t('purchases.simulated')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'holds',
      head: t('purchases.coins'),
      isRight: true,
      cell: ({ nova_tokens: base, bonus_tokens: bonus }) => (
        <Amount wei={BigInt(base) + BigInt(bonus)} maximumDecimals={2} />
      ),
    },
    {
      id: 'to',
      head: t('purchases.buyer'),
      cell: ({ wallet_address: address }) => <Address address={address} hasCopy />,
    },
    { id: 'way', head: t('purchases.way'), cell: ({ method }) => t(`purchases.ways.${method}`) },
    {
      id: 'phase',
      head: t('purchases.phase'),
      isRight: true,
      cell: ({ phase }) => <span className="num">{formatInteger(phase, language)}</span>,
    },
    {
      id: 'state',
      head: t('purchases.state'),
      cell: ({ status, reason }) => (
        <>
          <SealState shape={SHAPES[status]}>{t(`purchases.states.${status}`)}</SealState>
          {reason ? <span className="muted small"> {reason}</span> : null}
        </>
      ),
    },
    {
      id: 'time',
      head: t('purchases.at'),
      isRight: true,
      cell: ({ created_at: at }) => <TimeAgo time={at} />,
    },
  ];
}

/** Every purchase, regardless of its payment method. */
export function PurchasesPanel() {
  const { t } = useTranslation('administration');
  const [status, setStatus] = useState('');
  const [method, setMethod] = useState('');
  const list = useAdminList<AdminPurchase>('presale/purchases', { status, method });
  const columns = useColumns();
  return (
    <Panel title={t('purchases.title')}>
      <div className="in row">
        <ListFilter
          label={t('purchases.state')}
          all={t('all')}
          options={STATUSES.map((value) => ({ value, label: t(`purchases.states.${value}`) }))}
          value={status}
          onChange={setStatus}
        />
        <ListFilter
          label={t('purchases.way')}
          all={t('all')}
          options={METHODS.map((value) => ({ value, label: t(`purchases.ways.${value}`) }))}
          value={method}
          onChange={setMethod}
        />
      </div>
      <AdminList
        caption={t('purchases.title')}
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        empty={{ title: t('purchases.emptyTitle'), text: t('purchases.emptyText') }}
      />
    </Panel>
  );
}
