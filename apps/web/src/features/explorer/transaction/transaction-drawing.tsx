import type { TransactionDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { formatClock } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Energy } from '../../../ui/entity/energy.tsx';
import { traceOfBlock } from '../../../ui/trace/block-trace.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';
import { TORN_AT, TornEnd } from '../../../ui/trace/trace.tsx';

const DRAWINGS = [
  {
    className: 'on-wide',
    width: 1360,
    height: 190,
    start: 73,
    end: 610,
    floor: 146,
    seal: 14,
    isPhone: false,
  },
  {
    className: 'on-phone',
    width: 358,
    height: 150,
    start: 21,
    end: 214,
    floor: 116,
    seal: 10,
    isPhone: true,
  },
] as const;

/** The transaction's trace up to its seal; a failed one stops in the middle and is dotted up to the seal. */
export function TransactionDrawing({
  transaction,
  isKindUnknown = false,
}: {
  transaction: TransactionDetail;
  /** The index is unavailable, so the kind of action is unknown and the line is dotted. */
  isKindUnknown?: boolean;
}) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const number = formatInteger(transaction.block_number, language);
  const isFailed = transaction.status === 'failed';
  const { isAction, ...shape } = traceOfBlock({ hash: transaction.block_hash, action: transaction.action });
  const colour = isFailed ? 'failed' : isAction ? '' : 'plain';
  return (
    <figure className="figure">
      {DRAWINGS.map(({ className, width, height, start, end, floor, seal, isPhone }) => {
        const middle = 26 + (floor - 26) / 2;
        const box = { width, height: floor - 30, lead: start / width, end: end / width };
        return (
          <svg
            key={className}
            className={className}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={t('transaction.drawingLabel', { number })}
          >
            <path className="tick" d={`M0 ${floor}H${width}M${end} 20V${floor}v11`} />
            <path className="tick dotted" d={`M${start} 14V${floor}`} />
            <path className="trace-out" d={`M${end} ${middle}H${width}`} />
            <path
              className={`trace-line heavy ${colour} ${isKindUnknown ? 'unknown' : ''}`}
              data-heat={isAction && !isFailed ? heatOf(shape.points) : undefined}
              transform={`translate(0 ${middle - (floor - 30) / 2})`}
              d={tracePath(shape, { ...box, until: isFailed ? TORN_AT : 1 })}
            />
            {isFailed ? (
              <g transform={`translate(0 ${middle - (floor - 30) / 2})`}>
                <TornEnd shape={shape} box={box} to={end - seal / 2} />
              </g>
            ) : null}
            <rect
              className="trace-seal"
              x={end - seal / 2}
              y={middle - seal / 2}
              width={seal}
              height={seal}
            />
            <text className="value" x={start + 8} y={24}>
              {t('transaction.markSent')}
            </text>
            <text className="value" x={isPhone ? end + 10 : end + 14} y={24}>
              {t(isPhone ? 'block.markSealed' : 'transaction.markSealedIn', { number })}
            </text>
            <text x={end} y={height - 14} textAnchor={isPhone ? 'middle' : 'start'}>
              {formatClock(Date.parse(transaction.timestamp))}
            </text>
          </svg>
        );
      })}
      <figcaption>
        <span>
          {t(
            isFailed
              ? 'transaction.drawingFailed'
              : isKindUnknown
                ? 'fromChain.drawing'
                : 'transaction.drawingCaption',
          )}
        </span>
        {transaction.action ? (
          <Energy points={transaction.action.points} isRevoked={transaction.action.is_revoked} />
        ) : null}
      </figcaption>
    </figure>
  );
}
