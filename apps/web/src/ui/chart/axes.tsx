import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { bandOf, labelled, toY, type ChartBox } from './scale.ts';

/** About half the width of a character of the axis, and the gap between two labels. */
const HALF_LETTER = 3.6;
const LABEL_GAP = 18;

/** Horizontal grid lines with their values on the right. */
export function ValueAxis({ box, marks }: { box: ChartBox; marks: readonly number[] }) {
  const { language } = useLanguage();
  const top = marks.at(-1)!;
  return marks.map((mark) => {
    const y = toY(mark, top, box);
    return (
      <g key={mark}>
        <path className={mark === 0 ? 'axis' : 'grid-line'} d={`M${box.left} ${y}H${box.right}`} />
        <text x={box.width} y={y + 4} textAnchor="end">
          {formatInteger(mark, language)}
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
  return labelled(labels.length, box, 2 * HALF_LETTER * longest + LABEL_GAP).map((index) => {
    const { x, width } = bandOf(index, labels.length, box, widest);
    const middle = x + width / 2;
    const isLast = index === labels.length - 1 && labels.length > 12;
    return (
      <text
        key={x}
        // Never beyond the left edge, and the present is at the right edge.
        x={isLast ? box.right : Math.max(box.left + longest * HALF_LETTER, middle)}
        y={box.height - 6}
        textAnchor={isLast ? 'end' : 'middle'}
      >
        {labels[index]}
      </text>
    );
  });
}
