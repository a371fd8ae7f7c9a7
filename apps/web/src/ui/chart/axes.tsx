import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { bandOf, labelled, toY, type ChartBox } from './scale.ts';

/** Lines across at each mark, its figure on the right. */
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

/** Names below the columns, as many as there is room for; the last one is now. */
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
  return labelled(labels.length, box, longest * 7 + 16).map((index) => {
    const { x, width } = bandOf(index, labels.length, box, widest);
    const middle = x + width / 2;
    const isLast = index === labels.length - 1 && labels.length > 12;
    return (
      <text
        key={index}
        x={isLast ? box.right : middle}
        y={box.height - 6}
        textAnchor={isLast ? 'end' : middle < longest * 4 ? 'start' : 'middle'}
        dx={!isLast && middle < longest * 4 ? -width / 2 : undefined}
      >
        {labels[index]}
      </text>
    );
  });
}
