import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { bandOf, labelled, toY, type ChartBox } from './scale.ts';

/** About half the width of a character of the axis, and the gap between two labels. */
const HALF_LETTER = 3.6;
const LABEL_GAP = 18;
/** Gap between a grid line and its value. */
const LINE_GAP = 8;

/** Horizontal grid lines with their values on the right. */
export function ValueAxis({ box, marks }: { box: ChartBox; marks: readonly number[] }) {
  const { language } = useLanguage();
  const top = marks.at(-1)!;
  const labels = marks.map((mark) => formatInteger(mark, language));
  const longest = Math.max(...labels.map((label) => label.length));
  // A line through a long value would strike it out.
  const right = Math.min(box.right, box.width - 2 * HALF_LETTER * longest - LINE_GAP);
  return marks.map((mark, index) => {
    const y = toY(mark, top, box);
    return (
      <g key={mark}>
        <path className={mark === 0 ? 'axis' : 'grid-line'} d={`M${box.left} ${y}H${right}`} />
        <text x={box.width} y={y + 4} textAnchor="end">
          {labels[index]}
        </text>
      </g>
    );
  });
}

/** Labels below the columns, as many as fit; the last one is the present. */
export function ColumnLabels({
  box,
  labels,
  widest,
}: {
  box: ChartBox;
  labels: readonly string[];
  widest?: number;
}) {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const half = HALF_LETTER * longest;
  const isEndAligned = labels.length > 12;
  return labelled(labels.length, box, 2 * half + LABEL_GAP).map((index) => {
    const { x, width } = bandOf(index, labels.length, box, widest);
    const middle = x + width / 2;
    const isLast = isEndAligned && index === labels.length - 1;
    // The last label begins further left than its column, where the one before may end.
    if (isEndAligned && !isLast && middle + half + LABEL_GAP > box.right - 2 * half) return null;
    return (
      <text
        key={x}
        // Never beyond the left edge, and the present is at the right edge.
        x={isLast ? box.right : Math.max(box.left + half, middle)}
        y={box.height - 6}
        textAnchor={isLast ? 'end' : 'middle'}
      >
        {labels[index]}
      </text>
    );
  });
}
