import type { LedgerEntry, Receipt } from '@nova/shared/presale/purchase';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Hash, TransactionLink } from '../../../ui/entity/hash.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Usdt } from '../amounts.tsx';

/** Transaction hash and log index; evidence of another chain starts with its chain ID. */
const OWN_CHAIN = /^(0x[0-9a-f]{64}):\d+$/;
const OTHER_CHAIN = /^\d+:(0x[0-9a-f]{64}):\d+$/;

/** Evidence of an entry: a transaction on Nova is linked, everything else is only named. */
function Proof({ evidence }: { evidence: string }) {
  const own = OWN_CHAIN.exec(evidence)?.[1];
  if (own !== undefined) return <TransactionLink hash={own} />;
  return <Hash value={OTHER_CHAIN.exec(evidence)?.[1] ?? evidence} />;
}

/** Returns a function with the readable names of ledger accounts; an unknown one stays unchanged. */
function useAccountName(): (account: string) => string {
  const { t, has } = useTranslation('presale');
  return (account) =>
    has(`receipt.accounts.${account}`) ? t(`receipt.accounts.${account as 'owed'}`) : account;
}

function useLedgerColumns(): readonly Column<LedgerEntry>[] {
  const { t, has } = useTranslation('presale');
  const nameOf = useAccountName();
  const lineOf = (kind: string) =>
    has(`receipt.lines.${kind}`) ? t(`receipt.lines.${kind as 'payment'}`) : kind;
  return [
    {
      id: 'line',
      head: t('receipt.line'),
      isRowHead: true,
      cell: ({ kind, credit, debit }) => (
        <span className="ledger-line">
          {lineOf(kind)}
          <span className="faint small">
            {t('receipt.fromTo', { from: nameOf(credit), to: nameOf(debit) })}
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('receipt.amount'),
      isRight: true,
      cell: ({ asset, amount }) =>
        asset === 'NAC' ? <Amount wei={amount} /> : <Usdt units={BigInt(amount)} />,
    },
    { id: 'proof', head: t('receipt.proof'), cell: ({ evidence }) => <Proof evidence={evidence} /> },
  ];
}

/** The ledger entries of a purchase, from payment to delivery. */
export function ReceiptBooks({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('presale');
  const columns = useLedgerColumns();
  if (receipt.ledger.length === 0) return null;
  return (
    <Panel title={t('receipt.ledger')}>
      <div className="in">
        <p className="muted small">{t('receipt.ledgerText')}</p>
      </div>
      <DataTable
        caption={t('receipt.ledger')}
        columns={columns}
        rows={receipt.ledger}
        keyOf={({ id }) => id}
      />
    </Panel>
  );
}
