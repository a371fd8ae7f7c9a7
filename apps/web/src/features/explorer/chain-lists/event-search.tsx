import type { Decoded } from '@nova/shared/contract/decode';
import type { FoundEvent } from '@nova/shared/explorer/event-schemas';
import { Link } from 'react-router';
import { useContractNames } from '../../../lib/chain/use-contract-names.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { EVENT_SEARCH_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';
import { DecodedValues, Signature } from '../transaction/decoded-values.tsx';
import { RawLog } from '../transaction/transaction-data.tsx';

const LIVE = { of: 'rows', heightOf: (row: FoundEvent) => row.block_number } as const;
const HEX_DIGITS_OF_BYTE = 2;
const HEX_PREFIX = 2;

function toDecoded({ name, signature, arguments: values }: NonNullable<FoundEvent['decoded']>): Decoded {
  return {
    name,
    signature,
    values: values.map((each) => ({
      name: each.name,
      type: each.type,
      text: each.value,
      isAddress: each.type === 'address',
    })),
  };
}

/** A decoded event, or its topics and data. */
function EventContent({ row }: { row: FoundEvent }) {
  const { t } = useTranslation('records');
  const { language } = useLanguage();
  const decoded = row.decoded && toDecoded(row.decoded);
  const isWhole = (row.data.length - HEX_PREFIX) / HEX_DIGITS_OF_BYTE === row.data_bytes;
  const { contract: address, log_index: index, topics, data } = row;
  return (
    <div className="event">
      {decoded ? <Signature decoded={decoded} /> : null}
      {decoded ? <DecodedValues decoded={decoded} /> : <RawLog log={{ address, index, topics, data }} />}
      {isWhole ? null : (
        <p className="faint small">{t('events.cut', { bytes: formatInteger(row.data_bytes, language) })}</p>
      )}
    </div>
  );
}

function useEventColumns(): readonly Column<FoundEvent>[] {
  const { t } = useTranslation('records');
  const { t: tOfExplorer } = useTranslation('explorer');
  // Our own contracts are already named by their address.
  const nameOf = useContractNames();
  return [
    {
      id: 'what',
      head: t('events.event'),
      waiting: 'w-60',
      isRowHead: true,
      cell: (row) => <EventContent row={row} />,
    },
    {
      id: 'contract',
      head: t('events.contract'),
      waiting: 'w-28',
      cell: ({ contract, contract_name: name }) => (
        <>
          <NamedAddress address={contract} />{' '}
          {name === null || nameOf(contract) !== undefined ? null : <bdi className="faint small">{name}</bdi>}
        </>
      ),
    },
    {
      id: 'hash',
      head: tOfExplorer('address.transaction'),
      waiting: 'w-28',
      cell: ({ transaction_hash: hash }) => <TransactionLink hash={hash} hasCopy />,
    },
    {
      id: 'block',
      head: tOfExplorer('transaction.block'),
      waiting: 'w-16',
      cell: ({ block_number: number }) => <BlockLink number={number} />,
    },
    {
      id: 'time',
      head: tOfExplorer('transaction.time'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
  ];
}

/** Events of all contracts, searched by contract and topics. */
export function EventSearch() {
  const { t } = useTranslation('records');
  const { t: tOfExplorer } = useTranslation('explorer');
  const { localize } = useLanguage();
  const columns = useEventColumns();
  return (
    <>
      <p className="faint small mb-4">
        {t('events.hint')} <Link to={localize('/explorer/tools')}>{t('events.lookUp')}</Link>
      </p>
      <ListSection<FoundEvent>
        title={t('events.title')}
        path="/events"
        columns={columns}
        filters={EVENT_SEARCH_FILTERS}
        hasCsv
        keyOf={(row) => `${row.block_number}-${row.log_index}`}
        className="of-events"
        live={LIVE}
        lastName={tOfExplorer('oldest')}
        failed={t('events.failed')}
        empty={{ title: t('events.emptyTitle'), text: t('events.emptyText') }}
      />
    </>
  );
}
