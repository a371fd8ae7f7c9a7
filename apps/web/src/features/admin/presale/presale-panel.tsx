import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { REFUND_FAILED } from '@nova/shared/presale/reasons';
import { useState } from 'react';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Hash } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useMayChange } from '../admin-rights.ts';
import {
  usePresaleBooks,
  useReconciliations,
  type BooksPage,
  type Reconciliation,
  type RefundDue,
} from './presale-books-api.ts';
import { RefundDialog } from './refund-dialog.tsx';

type Balance = BooksPage['balances'][number];

const SHAPES = { pending: 'pending', confirming: 'pending', verified: 'sealed', rejected: 'failed' } as const;

function useUsdt(): (units: string) => string {
  const { language } = useLanguage();
  return (units) => `${formatAmount(BigInt(units), USDT_DECIMALS, language, USDT_DECIMALS)} USDT`;
}

/** Shows whether ledger and chain agree, and the differences. */
function Comparison({ newest }: { newest: Reconciliation }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <div className="in grid gap-3">
      <p>
        <SealState shape={newest.is_clean ? 'sealed' : 'failed'}>
          {t(newest.is_clean ? 'presale.agree' : 'presale.differ', {
            block: formatInteger(newest.block_number, language),
          })}
        </SealState>{' '}
        <TimeAgo time={newest.at} />
      </p>
      {newest.is_clean ? null : (
        <ul className="grid gap-2">
          {newest.differences.map(({ what, expected, found }) => (
            <li key={what}>
              <code>{what}</code>: {t('presale.difference', { expected, found })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useBalanceColumns(): readonly Column<Balance>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const usdt = useUsdt();
  const { decimals, symbol } = NATIVE_COIN;
  return [
    {
      id: 'account',
      head: t('presale.account'),
      isRowHead: true,
      waiting: 'w-24',
      cell: ({ account }) => t(`presale.accounts.${account as 'treasury'}`),
    },
    {
      id: 'holds',
      head: t('presale.holds'),
      isRight: true,
      cell: ({ asset, amount }) => (
        <span className="num">
          {asset === 'USDT'
            ? usdt(amount)
            : `${formatAmount(BigInt(amount), decimals, language, decimals)} ${symbol}`}
        </span>
      ),
    },
  ];
}

function useDueColumns(onName: (purchase: RefundDue) => void): readonly Column<RefundDue>[] {
  const { t } = useTranslation('admin');
  const mayChange = useMayChange();
  const usdt = useUsdt();
  return [
    {
      id: 'due',
      head: t('presale.due'),
      isRowHead: true,
      cell: ({ usdt_amount: units }) => <span className="num">{usdt(units)}</span>,
    },
    {
      id: 'to',
      head: t('presale.to'),
      cell: ({ wallet_address: address }) => <Address address={address} hasCopy />,
    },
    {
      id: 'way',
      head: t('presale.way'),
      cell: ({ method }) => t(method === 'card' ? 'presale.byCard' : 'presale.overBridge'),
    },
    {
      id: 'refund',
      head: t('presale.refund'),
      cell: ({ refund, reason }) =>
        reason === REFUND_FAILED ? (
          <SealState shape="failed">{t('presale.cameBack')}</SealState>
        ) : refund ? (
          <>
            <SealState shape={SHAPES[refund.status]}>{t(`presale.states.${refund.status}`)}</SealState>{' '}
            <Hash value={refund.transaction_hash} hasCopy />
          </>
        ) : (
          <span className="faint">–</span>
        ),
    },
    {
      id: 'name',
      head: t('presale.name'),
      isRight: true,
      cell: (purchase) =>
        purchase.method === 'bridge' && mayChange ? (
          <Button isSmall variant="quiet" onClick={() => onName(purchase)}>
            {t('presale.name')}
          </Button>
        ) : null,
    },
  ];
}

/** The money of the presale: reconciliation of ledger and chain, account balances, and open refunds. */
export function PresalePanel() {
  const { t } = useTranslation('admin');
  const usdt = useUsdt();
  const books = usePresaleBooks();
  const runs = useReconciliations();
  const [open, setOpen] = useState<RefundDue | null>(null);
  const newest = runs.data?.items[0];
  const failure = { error: books.error, title: t('failed'), onRetry: () => void books.refetch() };
  const balances = useBalanceColumns();
  const due = useDueColumns(setOpen);
  return (
    <Panel title={t('presale.title')}>
      {newest ? <Comparison newest={newest} /> : null}
      <DataTable
        caption={t('presale.dueTitle')}
        columns={due}
        rows={books.data?.refund_due}
        keyOf={({ id }) => id}
        waitingRows={1}
        failure={failure}
        empty={{ title: t('presale.nothingDue'), text: t('presale.nothingDueText') }}
      />
      <DataTable
        caption={t('presale.balances')}
        columns={balances}
        rows={books.data?.balances}
        keyOf={({ account, asset }) => `${account} ${asset}`}
        waitingRows={3}
        failure={failure}
        empty={{ title: t('presale.noBooks'), text: t('presale.noBooksText') }}
        isDense
      />
      {open ? (
        <RefundDialog purchase={open} amount={usdt(open.usdt_amount)} onClose={() => setOpen(null)} />
      ) : null}
    </Panel>
  );
}
