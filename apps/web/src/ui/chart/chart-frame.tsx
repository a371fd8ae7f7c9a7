import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button.tsx';
import { SectionBoundary } from '../feedback/section-boundary.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { chartBox, type ChartBox } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface ChartRange<Id extends string> {
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly label: string;
}

export interface ChartFrameProps<Row, Id extends string> {
  readonly title: string;
  /** Unit of the axis: "EP", "one box per action". */
  readonly unit: string;
  /** The chart in a sentence: maximum and period. Read by screen readers instead of the drawing. */
  readonly summary: string;
  /** The same values as a table, as an alternative to the drawing. Undefined rows are loading. */
  readonly table: { readonly columns: readonly Column<Row>[]; readonly rows: readonly Row[] | undefined };
  readonly keyOf: (row: Row) => string | number;
  readonly legend?: ReactNode;
  /** Buttons beside the one for the table. */
  readonly tools?: ReactNode;
  readonly range?: ChartRange<Id>;
  /** Replaces drawing and table if there is no data or it failed to load. */
  readonly instead?: ReactNode;
  readonly className?: string;
  /** Draws into a box of the panel's width; text sizes stay the same on every screen. */
  readonly children: (box: ChartBox) => ReactNode;
}

function RangeChoice<Id extends string>({ options, chosen, onChoose, label }: ChartRange<Id>) {
  return (
    <span className="segments" role="group" aria-label={label}>
      {options.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </span>
  );
}

function Drawing({ summary, children }: { summary: string; children: (box: ChartBox) => ReactNode }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const box = chartBox(width);
  return (
    <div ref={ref} className="chart-box">
      <svg className="chart" viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={summary}>
        {children(box)}
      </svg>
    </div>
  );
}

/** A chart with title, unit, legend and range, and the same values as a table on click. */
export function ChartFrame<Row, Id extends string = string>(props: ChartFrameProps<Row, Id>) {
  const { t } = useTranslation();
  const { title, unit, summary, table, keyOf, legend, range, instead, className = '', children } = props;
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <section className={`panel chart-frame ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <span className="faint small">{unit}</span>
        <span className="end chart-tools">
          {range ? <RangeChoice {...range} /> : null}
          {props.tools}
          <Button
            variant="quiet"
            isSmall
            aria-pressed={isTable}
            disabled={table.rows === undefined || instead !== undefined}
            onClick={() => setIsTable(!isTable)}
          >
            {t(isTable ? 'chart.asDrawing' : 'chart.asTable')}
          </Button>
        </span>
      </header>
      <SectionBoundary>
        {instead ??
          (isTable && table.rows ? (
            <div className="chart-table">
              <DataTable
                caption={title}
                columns={table.columns}
                rows={table.rows}
                keyOf={keyOf}
                card="none"
              />
            </div>
          ) : (
            <div className="in">
              {table.rows ? (
                <Drawing summary={summary}>{children}</Drawing>
              ) : (
                <div className="chart-box waiting" aria-busy="true">
                  <Skeleton isFlat />
                </div>
              )}
              {legend}
            </div>
          ))}
      </SectionBoundary>
    </section>
  );
}
