import { heatOf } from '../trace-scale.ts';
import { toRuns, type ColumnRun } from './column-runs.ts';
import { MONO, type Sheet } from './strip-sheet.ts';
import { COLUMN_SECONDS, sealOf, type StripColumn, type StripModel } from './strip-model.ts';

/** Seconds that the pen takes from the top of a column through its bottom and back. */
const PEN_SECONDS = 0.16;

/**
 * Paints the area behind a run: one outline of its highest deflections, starting and ending on the baseline.
 */
function paintWash({ context, colors, middle, swing, x, penX }: Sheet, run: ColumnRun): void {
  const xOf = (index: number) => Math.min(penX, x((run.first + index) * COLUMN_SECONDS));
  const last = run.columns.length - 1;
  context.fillStyle = colors.wash;
  context.beginPath();
  context.moveTo(xOf(-1), middle);
  for (const [index, { envelopeUp }] of run.columns.entries())
    context.lineTo(xOf(index + 0.5), middle - envelopeUp * swing);
  context.lineTo(xOf(last + 2), middle);
  for (const [index, { envelopeDown }] of [...run.columns.entries()].reverse())
    context.lineTo(xOf(index + 0.5), middle - envelopeDown * swing);
  context.closePath();
  context.fill();
}

/** Width for "#1,284,500", and for the name of a single trace that ends to its right. */
const HEIGHT_WIDTH = 76;
const NAME_WIDTH = { phone: 96, wide: 150 } as const;

/** Returns whether a block height can be written here without overlapping the name of a single trace. */
function isFree({ x, isPhone }: Sheet, at: number, seals: readonly number[]): boolean {
  const room = isPhone ? NAME_WIDTH.phone : NAME_WIDTH.wide;
  return seals.every((seal) => at < x(seal) - room || at > x(seal) + HEIGHT_WIDTH);
}

function paintHundredth({ context, colors, middle, bottom }: Sheet, at: number, label: string | null): void {
  context.fillStyle = colors.ink;
  context.fillRect(at - 4, middle - 4, 9, 9);
  if (label === null) return;
  context.fillStyle = colors.line2;
  context.fillRect(Math.round(at), middle + 8, 1, bottom - middle);
  context.fillStyle = colors.ink3;
  context.font = MONO;
  context.textAlign = 'right';
  context.fillText(label, at + 4, bottom + 27);
  context.textAlign = 'left';
}

/**
 * Paints a burst: the highest deflection of each step in the color of its strongest action, over an area that
 * follows them. The squares merge into one bar from the first column to the last; each hundredth block keeps
 * its own square.
 */
export function paintColumns(
  sheet: Sheet,
  { columns, events }: Pick<StripModel, 'columns' | 'events'>,
  formatHeight: (height: number) => string,
): void {
  const seals = events.map(sealOf);
  const { context, colors, middle, swing, x, penX, pixelsPerSecond } = sheet;
  const width = Math.max(2, COLUMN_SECONDS * pixelsPerSecond - 1);
  const xOf = (key: number) => x(key * COLUMN_SECONDS);
  for (const run of toRuns(columns)) {
    const from = xOf(run.first);
    const to = Math.min(penX, xOf(run.first + run.columns.length));
    if (to < -20 || from > penX) continue;
    paintWash(sheet, run);
    for (const [index, { column }] of run.columns.entries()) {
      const at = xOf(run.first + index);
      if (!column || at > penX || at < -20) continue;
      context.fillStyle = colors.heat[heatOf(column.points)]!;
      context.fillRect(at, middle - column.up * swing, width, Math.max(3, (column.up - column.down) * swing));
    }
    context.fillStyle = colors.ink;
    context.fillRect(from, middle - 1.25, to - from, 2.5);
    for (const [index, { column }] of run.columns.entries()) {
      const at = xOf(run.first + index);
      if (column?.hundredth == null || at > penX || at < -20) continue;
      paintHundredth(sheet, at, isFree(sheet, at, seals) ? formatHeight(column.hundredth) : null);
    }
  }
}

/** Returns the height of the pen while it draws a column; null when the last one is complete. */
export function penInColumns(
  { now, middle, swing }: Sheet,
  columns: ReadonlyMap<number, StripColumn>,
): number | null {
  const key = Math.floor(now / COLUMN_SECONDS);
  for (let back = 0; back * COLUMN_SECONDS < PEN_SECONDS; back += 1) {
    const column = columns.get(key - back);
    if (!column) continue;
    const progress = (now - (key - back) * COLUMN_SECONDS) / PEN_SECONDS;
    const height = progress < 0.5 ? column.up * (1 - 2 * progress) : column.down * (2 - 2 * progress);
    return middle - height * swing;
  }
  return null;
}
