import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { traceOfBlock } from '../../../ui/trace/block-trace.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

const WIDTH = 600;
const HEIGHT = 24;
const MOST_TRACES = 14;

export interface NewRowsBarProps {
  /** Height of the newest block on the shown page; undefined until it is read. */
  readonly shown: number | undefined;
  readonly of: 'blocks' | 'transactions' | 'actions';
  readonly onShow: () => void;
}

/** Counts and draws new rows and shows them on click, because new rows must not move what is being read. */
export function NewRowsBar({ shown, of, onShow }: NewRowsBarProps) {
  const { t } = useTranslation('explorer');
  const latest = useLatestBlocks().data;
  const newest = latest?.[0]?.number;
  if (shown === undefined || newest === undefined || newest <= shown) return null;
  const added = latest!.filter(({ number, action }) => number > shown && (of !== 'actions' || action));
  // Every block contains one transaction, so blocks count
  // for both; for actions, only buffered ones are known.
  const count = of === 'actions' ? added.length : newest - shown;
  if (count === 0) return null;
  const drawn = added.slice(0, MOST_TRACES);
  const cell = WIDTH / MOST_TRACES;
  const text = t(of === 'blocks' ? 'newBlocks' : of === 'actions' ? 'newActions' : 'newTransactions', {
    count,
  });
  return (
    <>
      <span className="sr" role="status">
        {text}
      </span>
      <button type="button" className="new-rows" onClick={onShow}>
        <span>{text}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {drawn.toReversed().map((block, index) => {
            const { isAction, ...shape } = traceOfBlock(block);
            return (
              <path
                key={block.number}
                className={`trace-line ${isAction ? '' : 'plain'}`}
                data-heat={isAction ? heatOf(shape.points) : undefined}
                transform={`translate(${(index * cell).toFixed(1)} 0)`}
                d={tracePath(shape, { width: cell, height: HEIGHT, lead: 0.05, end: 0.9 })}
              />
            );
          })}
        </svg>
        <span className="go">{t('showNew')}</span>
      </button>
    </>
  );
}
