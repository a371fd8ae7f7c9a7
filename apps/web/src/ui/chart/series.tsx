import { toCells } from './cells.ts';
import { bandOf, toY, type ChartBox } from './scale.ts';

interface SeriesProps {
  readonly box: ChartBox;
  /** Highest mark of the axis. */
  readonly top: number;
  /** Maximum width of a column in pixels. */
  readonly widest?: number;
}

/** One cell per action, by column, colored by heat and sorted. */
export function CellSeries({
  box,
  top,
  widest,
  columns,
  measure,
}: SeriesProps & {
  /** Energy Points of each action, by column. */
  readonly columns: readonly (readonly number[])[];
  readonly measure: 'actions' | 'energy';
}) {
  const pixels = (box.floor - box.ceiling) / top;
  return columns.map((points, index) => {
    const { x, width } = bandOf(index, columns.length, box, widest);
    let below = 0;
    return toCells(points, measure, pixels).map((cell) => {
      below += cell.size;
      const height = cell.size * pixels;
      return (
        <rect
          key={`${x}:${below}`}
          data-heat={cell.heat}
          x={x.toFixed(1)}
          y={toY(below, top, box).toFixed(1)}
          width={width.toFixed(1)}
          height={Math.max(1, height - (height > 3 ? 1.5 : 0)).toFixed(1)}
        />
      );
    });
  });
}

/**
 * One bar per column in the text color, for values other than
 * actions; `tone` distinguishes a comparison from the subject.
 */
export function BarSeries({
  box,
  top,
  widest,
  values,
  tone = 'ink',
}: SeriesProps & { readonly values: readonly number[]; readonly tone?: 'ink' | 'ref' | 'hatch' }) {
  return values.map((value, index) => {
    const { x, width } = bandOf(index, values.length, box, widest);
    const y = toY(value, top, box);
    return (
      <rect
        key={x}
        className={`column-bar ${tone}`}
        x={x.toFixed(1)}
        y={y.toFixed(1)}
        width={width.toFixed(1)}
        height={Math.max(0, box.floor - y).toFixed(1)}
      />
    );
  });
}

/** Returns the SVG path of a line through the centers of its columns, interrupted where a value is null. */
export function linePath(values: readonly (number | null)[], top: number, box: ChartBox): string {
  let isPenDown = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isPenDown = false;
        return '';
      }
      const { x, width } = bandOf(index, values.length, box);
      const command = isPenDown ? 'L' : 'M';
      isPenDown = true;
      return `${command}${(x + width / 2).toFixed(1)} ${toY(value, top, box).toFixed(1)}`;
    })
    .join('');
}

/** A line over the columns, for a continuous measure. */
export function LineSeries({
  box,
  top,
  values,
  tone = 'ink',
}: SeriesProps & { readonly values: readonly (number | null)[]; readonly tone?: 'ink' | 'ref' }) {
  return <path className={`line ${tone}`} d={linePath(values, top, box)} />;
}

/** The total above each column. */
export function ColumnTotals({
  box,
  top,
  widest,
  totals,
}: SeriesProps & { readonly totals: readonly { readonly value: number; readonly text: string }[] }) {
  return totals.map(({ value, text }, index) => {
    if (value === 0) return null;
    const { x, width } = bandOf(index, totals.length, box, widest);
    return (
      <text key={x} className="value" x={x + width / 2} y={toY(value, top, box) - 6} textAnchor="middle">
        {text}
      </text>
    );
  });
}
