import type { PendingRow } from '@nova/shared/explorer/chain-list-schemas';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Hash, TransactionLink } from '../../../ui/entity/hash.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListSection } from '../list/list-section.tsx';

/** The pool also changes without a block. */
const EVERY_MS = 5_000;
const GWEI_DECIMALS = 9;
const LIVE = { of: 'rows' } as const;

/** The transaction's page exists once the node knows it. */
function PendingHash({ row: { hash, state } }: { row: PendingRow }) {
  const { t } = useTranslation('records');
  if (hash === null) return <SealState shape="idle">{t('pending.states.queued')}</SealState>;
  return state === 'signed' ? <Hash value={hash} /> : <TransactionLink hash={hash} />;
}

function usePendingColumns(): readonly Column<PendingRow>[] {
  const { t } = useTranslation('records');
  const { t: tOfExplorer } = useTranslation('explorer');
  const { language } = useLanguage();
  return [
    {
      id: 'hash',
      head: tOfExplorer('hash'),
      waiting: 'w-28',
      isRowHead: true,
      cell: (row) => <PendingHash row={row} />,
    },
    {
      id: 'state',
      head: t('pending.state'),
      waiting: 'w-28',
      cell: ({ state }) =>
        state === 'queued' ? null : <SealState shape="pending">{t(`pending.states.${state}`)}</SealState>,
    },
    {
      id: 'from',
      head: tOfExplorer('transaction.from'),
      waiting: 'w-28',
      cell: ({ from, lane, place }) => (
        <>
          {from === null ? null : <NamedAddress address={from} />}{' '}
          {lane === null ? null : (
            <span className="faint small">
              {t(`pending.lanes.${lane}`)} <span className="num">#{place}</span>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'to',
      head: tOfExplorer('transaction.to'),
      waiting: 'w-28',
      cell: ({ to }) => (to === null ? null : <NamedAddress address={to} />),
    },
    {
      id: 'value',
      head: tOfExplorer('value'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ value }) => (value === null ? null : <Amount wei={value} />),
    },
    {
      id: 'nonce',
      head: t('pending.nonce'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ nonce }) =>
        nonce === null ? null : <span className="num">{formatInteger(nonce, language)}</span>,
    },
    {
      id: 'gas-price',
      head: t('pending.price'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ gas_price: price }) =>
        price === null
          ? null
          : t('pending.gwei', {
              amount: formatAmount(BigInt(price), GWEI_DECIMALS, language, GWEI_DECIMALS),
            }),
    },
    {
      id: 'time',
      head: t('pending.since'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ since }) => (since === null ? null : <TimeAgo time={since} />),
    },
  ];
}

/** Transactions that are not in a block yet. */
export function PendingList() {
  const { t } = useTranslation('records');
  const columns = usePendingColumns();
  return (
    <>
      <Note>{t('pending.note')}</Note>
      <ListSection<PendingRow>
        title={t('pending.title')}
        path="/pending-transactions"
        columns={columns}
        hasCsv
        keyOf={({ hash, lane, place }) => hash ?? `${lane} ${place}`}
        live={LIVE}
        everyMs={EVERY_MS}
        failed={t('pending.failed')}
        empty={{ title: t('pending.emptyTitle'), text: t('pending.emptyText') }}
      />
    </>
  );
}
