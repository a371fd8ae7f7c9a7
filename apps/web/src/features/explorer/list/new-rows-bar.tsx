import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { traceOfBlock } from '../../../ui/trace/block-trace.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

const WIDTH = 600;
const HEIGHT = 24;
const MOST_TRACES = 14;

export interface NewRowsBarProps {
  /** Height of the newest block on the page that is shown; nothing before it is read. */
  readonly shown: number | undefined;
  readonly of: 'blocks' | 'transactions' | 'actions';
  readonly onShow: () => void;
}

/** New rows never push what is read: this line counts them, draws them, and shows them at a press. */
export function NewRowsBar({ shown, of, onShow }: NewRowsBarProps) {
  const { t } = useTranslation('explorer');
  const latest = useLatestBlocks().data;
  const newest = latest?.[0]?.number;
  if (shown === undefined || newest === undefined || newest <= shown) return null;
  const added = latest!.filter(({ number, action }) => number > shown && (of !== 'actions' || action));
  // Every block holds one transaction, so the blocks count for both; of actions only those at hand are known.
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
