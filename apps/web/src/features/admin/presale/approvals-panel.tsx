import type { PurchaseApproval } from '@nova/shared/presale/approvals';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { formatExact } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { AdminList } from '../admin-list.tsx';
import { useAdminList } from '../use-admin-list.ts';

/** Command that an owner of the Safe runs; the server has no key to approve. */
function toCommand({ reservation_id: id, wallet_address: to, phase, usdt_amount: units }: PurchaseApproval) {
  return `npm run safe -- approve-purchase ${id} ${to} ${phase} ${units}`;
}

function useColumns(): readonly Column<PurchaseApproval>[] {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  return [
    {
      id: 'paid',
      head: t('approvals.paid'),
      isRowHead: true,
      waiting: 'w-24',
      cell: ({ usdt_amount: units }) => (
        <span className="num">
          {formatAmount(BigInt(units), USDT_DECIMALS, language, USDT_DECIMALS)} USDT
        </span>
      ),
    },
    {
      id: 'to',
      head: t('approvals.to'),
      cell: ({ wallet_address: address }) => <Address address={address} hasCopy />,
    },
    {
      id: 'until',
      head: t('approvals.until'),
      cell: ({ waits_until: time }) => <time dateTime={time}>{formatExact(Date.parse(time), language)}</time>,
    },
    {
      id: 'command',
      head: t('approvals.command'),
      cell: (approval) => (
        <span className="row">
          <code className="wrap-anywhere">{toCommand(approval)}</code>
          <CopyButton text={toCommand(approval)} label={t('approvals.copy')} done={t('approvals.copied')} />
        </span>
      ),
    },
  ];
}

/** Paid purchases above the daily limit, with the approval that the owners of the Safe must sign. */
export function ApprovalsPanel() {
  const { t } = useTranslation('administration');
  const columns = useColumns();
  const list = useAdminList<PurchaseApproval>('presale/approvals');
  return (
    <Panel title={t('approvals.title')}>
      <p className="in">{t('approvals.text')}</p>
      <AdminList
        caption={t('approvals.title')}
        columns={columns}
        keyOf={({ purchase_id: id }) => id}
        list={list}
        empty={{ title: t('approvals.emptyTitle'), text: t('approvals.emptyText') }}
      />
    </Panel>
  );
}
