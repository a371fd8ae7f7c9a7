import { useState } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Action } from '../../ui/entity/action.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useSortedRows } from '../../ui/table/use-sorted-rows.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import type { KitEntry, SpecimenProps } from './kit-entry.ts';

interface Row {
  readonly key: string;
  readonly points: number;
  readonly times: number;
}

const ROWS: readonly Row[] = [
  { key: 'energy_collection', points: 40, times: 3 },
  { key: 'nft_trade', points: 25, times: 12 },
  { key: 'referral', points: 100, times: 1 },
  { key: 'link_click', points: 2, times: 40 },
];
const TEXTS = {
  en: {
    sorted: 'Sorted by a press on a head',
    waiting: 'Waiting, in its real columns',
    empty: 'Empty',
    failed: 'Failed',
    action: 'Action',
    times: 'Times',
    energy: 'Energy',
    emptyText: 'Nothing was done here yet. The first row is one press away.',
    pages: 'Pages of actions',
    range: 'Blocks 1,284,507 to 1,284,483',
    tabs: 'Views',
    actions: 'Actions',
    transfers: 'Transfers',
  },
  de: {
    sorted: 'Sortiert durch Druck auf einen Kopf',
    waiting: 'Wartend, mit den echten Spalten',
    empty: 'Leer',
    failed: 'Gescheitert',
    action: 'Handlung',
    times: 'Anzahl',
    energy: 'Energie',
    emptyText: 'Hier wurde noch nichts getan. Die erste Zeile ist einen Druck entfernt.',
    pages: 'Seiten der Handlungen',
    range: 'Blöcke 1.284.507 bis 1.284.483',
    tabs: 'Ansichten',
    actions: 'Handlungen',
    transfers: 'Überweisungen',
  },
} as const;

function useColumns(): readonly Column<Row>[] {
  const texts = TEXTS[useLanguage().language];
  return [
    {
      id: 'what',
      head: texts.action,
      isRowHead: true,
      waiting: 'w-36',
      sortValue: ({ key }) => key,
      cell: ({ key, points }) => <Action actionKey={key} points={points} />,
    },
    {
      id: 'times',
      head: texts.times,
      isRight: true,
      waiting: 'w-10',
      sortValue: ({ times }) => times,
      cell: ({ times }) => <span className="num">{times}</span>,
    },
    {
      id: 'energy',
      head: texts.energy,
      isRight: true,
      waiting: 'w-14',
      sortValue: ({ points }) => points,
      cell: ({ points }) => <Energy points={points} />,
    },
  ];
}

const keyOf = ({ key }: Row) => key;

function TablesKit({ nameHere }: SpecimenProps) {
  const texts = TEXTS[useLanguage().language];
  const columns = useColumns();
  const { rows, sort, onSort } = useSortedRows(ROWS, columns, { by: 'energy', direction: 'descending' });
  const [attempts, setAttempts] = useState(0);
  const failure = {
    error: new ApiError('unreachable', 0, ''),
    title: `${texts.failed} (${attempts})`,
    onRetry: () => setAttempts(attempts + 1),
  };
  const empty = { title: texts.empty, text: texts.emptyText };
  const shared = { columns, keyOf, card: 'labelled' } as const;
  return (
    <>
      <Panel title={nameHere(texts.sorted)}>
        <DataTable {...shared} caption={texts.sorted} rows={rows} sort={sort} onSort={onSort} />
        <Pagination page={{ next: 'older', prev: null }} label={nameHere(texts.pages)}>
          {texts.range}
        </Pagination>
      </Panel>
      <Panel title={nameHere(texts.waiting)}>
        <DataTable {...shared} caption={texts.waiting} rows={undefined} waitingRows={3} />
      </Panel>
      <Panel title={nameHere(texts.empty)}>
        <DataTable {...shared} caption={texts.empty} rows={[]} empty={empty} />
      </Panel>
      <Panel title={nameHere(texts.failed)}>
        <DataTable {...shared} caption={texts.failed} rows={undefined} failure={failure} />
      </Panel>
    </>
  );
}

function TabsKit({ theme, nameHere }: SpecimenProps) {
  const texts = TEXTS[useLanguage().language];
  return (
    <Tabs
      label={nameHere(texts.tabs)}
      param={`tab-${theme}`}
      tabs={[
        { id: 'actions', name: texts.actions, count: 1907, content: <p className="mt-4">{texts.actions}</p> },
        {
          id: 'transfers',
          name: texts.transfers,
          count: 212,
          content: <p className="mt-4">{texts.transfers}</p>,
        },
      ]}
    />
  );
}

const entries: readonly KitEntry[] = [
  { id: 'tables', title: { en: 'Tables and pages', de: 'Tabellen und Seiten' }, Specimen: TablesKit },
  { id: 'tabs', title: { en: 'Tabs', de: 'Reiter' }, Specimen: TabsKit },
];
export default entries;
