import type { ContractEvent } from '@nova/shared/explorer/schemas';
import type { Hex } from 'viem';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DecodedValues, Signature } from './decoded-values.tsx';
import { EVENT_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';
import { RawLog } from './transaction-data.tsx';
import { type Decoder, useDecoder } from './use-decoder.ts';
import { usePositionColumns } from '../list/use-place-columns.tsx';

const LIVE = { of: 'rows', heightOf: ({ block_number: blockNumber }: ContractEvent) => blockNumber } as const;
const HEX_DIGITS_OF_BYTE = 2;
const HEX_PREFIX = 2;

/** A decoded event if the contract's ABI is known; otherwise its topics and data. */
function Event({ event, decoder }: { event: ContractEvent; decoder: Decoder }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const isWhole = (event.data.length - HEX_PREFIX) / HEX_DIGITS_OF_BYTE === event.data_bytes;
  const decoded = isWhole ? decoder.logOf(event) : null;
  return (
    <div className="event">
      {decoded ? <Signature decoded={decoded} /> : null}
      {decoded ? <DecodedValues decoded={decoded} /> : <RawLog log={event} />}
      {isWhole ? null : (
        <p className="faint small">{t('event.cut', { bytes: formatInteger(event.data_bytes, language) })}</p>
      )}
    </div>
  );
}

function useEventColumns(address: Hex): readonly Column<ContractEvent>[] {
  const { t } = useTranslation('explorer');
  const place = usePositionColumns<ContractEvent>();
  // Decoder of the single contract that emitted all these events.
  const decoder = useDecoder({
    to: address,
    input: '0x',
    logs: [{ index: 0, address, topics: [], data: '0x' }],
  });
  return [
    {
      id: 'what',
      head: t('event.event'),
      waiting: 'w-60',
      isRowHead: true,
      cell: (event) => <Event event={event} decoder={decoder} />,
    },
    ...place,
  ];
}

/** Events emitted by a contract. */
export function EventList({ address }: { address: Hex }) {
  const { t } = useTranslation('explorer');
  const columns = useEventColumns(address);
  return (
    <ListSection<ContractEvent>
      title={t('event.events')}
      path={`/addresses/${address}/events`}
      columns={columns}
      filters={EVENT_FILTERS}
      hasCsv
      keyOf={({ block_number: blockNumber, index }) => `${blockNumber}-${index}`}
      className="of-events"
      live={LIVE}
      lastName={t('oldest')}
      failed={t('event.failed')}
      empty={{ title: t('event.emptyTitle'), text: t('event.emptyText') }}
    />
  );
}
