import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Allocation } from '../../ui/chart/allocation.tsx';
import { ColumnLabels, ValueAxis } from '../../ui/chart/axes.tsx';
import { ChartFrame } from '../../ui/chart/chart-frame.tsx';
import { HeatLegend } from '../../ui/chart/heat-legend.tsx';
import { axisMarks, type ChartBox } from '../../ui/chart/scale.ts';
import { BarSeries, CellSeries, ColumnTotals, LineSeries } from '../../ui/chart/series.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { KitEntry, SpecimenProps } from './kit-entry.ts';

interface Day {
  readonly name: string;
  readonly points: readonly number[];
}

const DAYS: readonly Day[] = [
  { name: '14.', points: [10, 20, 25] },
  { name: '15.', points: [10] },
  { name: '16.', points: [35, 20, 20, 15, 50] },
  { name: '17.', points: [] },
  { name: '18.', points: [25, 20, 10, 20, 40, 10] },
  { name: '19.', points: [50, 10, 100, 20] },
  { name: '20.', points: [5, 5, 40, 25, 40] },
];
const TEXTS = {
  en: {
    cells: 'Energy per day',
    cellsUnit: 'one box per action',
    bars: 'Blocks per day, and the mean',
    barsUnit: 'blocks',
    summary: 'Seven days; most on the 19th: 180 EP.',
    day: 'Day',
    energy: 'EP',
    range: 'Which days',
    week: '7 days',
    half: '3 days',
    waiting: 'Waiting',
    shares: 'Shares',
    rewards: 'User rewards',
    fund: 'Project fund',
    team: 'Team, locked',
    reserve: 'Reserve',
  },
  de: {
    cells: 'Energie je Tag',
    cellsUnit: 'ein Kästchen je Handlung',
    bars: 'Blöcke je Tag und das Mittel',
    barsUnit: 'Blöcke',
    summary: 'Sieben Tage; am meisten am 19.: 180 EP.',
    day: 'Tag',
    energy: 'EP',
    range: 'Welche Tage',
    week: '7 Tage',
    half: '3 Tage',
    waiting: 'Wartend',
    shares: 'Anteile',
    rewards: 'Belohnungen',
    fund: 'Projektfonds',
    team: 'Team, gesperrt',
    reserve: 'Reserve',
  },
} as const;

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

function useDayColumns(): readonly Column<Day>[] {
  const texts = TEXTS[useLanguage().language];
  return [
    { id: 'day', head: texts.day, isRowHead: true, cell: ({ name }) => name },
    { id: 'points', head: texts.energy, isRight: true, cell: ({ points }) => sum(points) },
  ];
}

function ChartsKit({ nameHere }: SpecimenProps) {
  const texts = TEXTS[useLanguage().language];
  const [range, setRange] = useState<'week' | 'half'>('week');
  const columns = useDayColumns();
  const days = range === 'week' ? DAYS : DAYS.slice(-3);
  const totals = days.map(({ points }) => sum(points));
  const counts = days.map(({ points }) => points.length);
  const [marks, countMarks] = [axisMarks(Math.max(...totals)), axisMarks(Math.max(...counts))];
  const labels = days.map(({ name }) => name);
  const shared = { keyOf: ({ name }: Day) => name, summary: texts.summary };
  const table = { columns, rows: days };
  const drawCells = (box: ChartBox) => (
    <>
      <ValueAxis box={box} marks={marks} />
      <CellSeries box={box} top={marks.at(-1)!} columns={days.map(({ points }) => points)} measure="energy" />
      <ColumnTotals
        box={box}
        top={marks.at(-1)!}
        totals={totals.map((value) => ({ value, text: String(value) }))}
      />
      <ColumnLabels box={box} labels={labels} />
    </>
  );
  const drawBars = (box: ChartBox) => (
    <>
      <ValueAxis box={box} marks={countMarks} />
      <BarSeries box={box} top={countMarks.at(-1)!} values={counts} tone="ref" />
      <LineSeries box={box} top={countMarks.at(-1)!} values={counts.map((count) => (count + 3) / 2)} />
      <ColumnLabels box={box} labels={labels} />
    </>
  );
  return (
    <>
      <ChartFrame
        {...shared}
        title={nameHere(texts.cells)}
        unit={texts.cellsUnit}
        table={table}
        legend={<HeatLegend />}
        range={{
          label: texts.range,
          chosen: range,
          options: [
            { id: 'week', name: texts.week },
            { id: 'half', name: texts.half },
          ],
          onChoose: setRange,
        }}
      >
        {drawCells}
      </ChartFrame>
      <ChartFrame {...shared} title={nameHere(texts.bars)} unit={texts.barsUnit} table={table}>
        {drawBars}
      </ChartFrame>
      <ChartFrame
        {...shared}
        title={nameHere(texts.waiting)}
        unit={texts.barsUnit}
        table={{ columns, rows: undefined }}
      >
        {drawBars}
      </ChartFrame>
      <Panel title={nameHere(texts.shares)}>
        <div className="in">
          <Allocation
            label={texts.shares}
            parts={[
              { name: texts.rewards, value: 50, amount: '500M NAC' },
              { name: texts.fund, value: 20, amount: '200M NAC' },
              { name: texts.team, value: 15, amount: '150M NAC', isLocked: true },
              { name: texts.reserve, value: 15, amount: '150M NAC' },
            ]}
          />
        </div>
      </Panel>
    </>
  );
}

const entry: KitEntry = {
  id: 'charts',
  title: { en: 'Charts', de: 'Diagramme' },
  note: {
    en: 'Drawn as wide as the panel; the same figures as a table at a press.',
    de: 'So breit gezeichnet wie das Feld; dieselben Zahlen auf Druck als Tabelle.',
  },
  Specimen: ChartsKit,
};
export default entry;
