import type { BlockDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { formatClock } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { Energy } from '../../../ui/entity/energy.tsx';
import { traceOfBlock } from '../../../ui/trace/block-trace.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

export interface BlockDrawingProps {
  readonly block: BlockDetail;
  /** The index is unavailable, so the kind of action is unknown and the line is dotted. */
  readonly isKindUnknown?: boolean;
}

interface Drawing {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  readonly start: number;
  readonly end: number;
  readonly floor: number;
  readonly seal: number;
  readonly hasTicks: boolean;
}

/** Two drawings instead of scaled text: one for wide screens, one for phones. */
const DRAWINGS: readonly Drawing[] = [
  {
    className: 'on-wide',
    width: 1360,
    height: 300,
    start: 156,
    end: 1013,
    floor: 256,
    seal: 18,
    hasTicks: true,
  },
  {
    className: 'on-phone',
    width: 358,
    height: 210,
    start: 24,
    end: 284,
    floor: 176,
    seal: 12,
    hasTicks: false,
  },
];

function Ruler({ start, end, floor }: Drawing) {
  const step = (end - start) / 38;
  return Array.from({ length: 39 }, (_, index) => (
    <path
      key={index}
      className="tick"
      d={`M${(start + index * step).toFixed(1)} ${floor}v${index % 5 === 0 ? 12 : 6}`}
    />
  ));
}

function Lines({ block, drawing, isKindUnknown }: BlockDrawingProps & { drawing: Drawing }) {
  const { width, start, end, floor, seal } = drawing;
  const { isAction, ...shape } = traceOfBlock(block);
  const middle = 26 + (floor - 26) / 2;
  const line = tracePath(shape, {
    width,
    height: floor - 36,
    lead: start / width,
    end: end / width,
  });
  return (
    <>
      <path className="tick" d={`M0 ${floor}H${width}M${start} 26V${floor}M${end} 26V${floor}`} />
      <path className="trace-out" d={`M${end} ${middle}H${width}`} />
      <path
        className={`trace-line heavy ${isAction ? '' : 'plain'} ${isKindUnknown ? 'unknown' : ''}`}
        data-heat={isAction ? heatOf(shape.points) : undefined}
        transform={`translate(0 ${middle - (floor - 36) / 2})`}
        d={line}
      />
      <rect className="trace-seal" x={end - seal / 2} y={middle - seal / 2} width={seal} height={seal} />
    </>
  );
}

function Marks({ block, drawing }: { block: BlockDetail; drawing: Drawing }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { width, height, start, end, hasTicks } = drawing;
  const sealedAt = formatClock(Date.parse(block.timestamp));
  const acceptedAt = block.action ? formatClock(Date.parse(block.action.occurred_at)).slice(0, 8) : null;
  return (
    <>
      <text className="value" x={start + 8} y={22}>
        {t('block.markAction')}
      </text>
      <text className="value" x={hasTicks ? end + 8 : end - 6} y={22} textAnchor={hasTicks ? 'start' : 'end'}>
        {t('block.markSealed')}
      </text>
      {acceptedAt ? (
        <text x={start} y={height - 14}>
          {acceptedAt}
        </text>
      ) : null}
      <text x={end} y={height - 14} textAnchor={hasTicks ? 'start' : 'middle'}>
        {sealedAt}
      </text>
      {block.has_next && hasTicks ? (
        <text x={width - 16} y={height - 14} textAnchor="end">
          {t('block.markNext', { number: formatInteger(block.number + 1, language) })}
        </text>
      ) : null}
    </>
  );
}

/** The block's trace in large, marked with the times of action and seal. */
export function BlockDrawing({ block, isKindUnknown }: BlockDrawingProps) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { nameBlock } = useActionNames();
  const label = t('block.drawingLabel', {
    number: formatInteger(block.number, language),
    action: nameBlock(block),
    time: formatClock(Date.parse(block.timestamp)),
  });
  return (
    <figure className="figure">
      {DRAWINGS.map((drawing) => (
        <svg
          key={drawing.className}
          className={drawing.className}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          aria-label={label}
        >
          {drawing.hasTicks ? <Ruler {...drawing} /> : null}
          <Lines block={block} drawing={drawing} {...(isKindUnknown && { isKindUnknown })} />
          <Marks block={block} drawing={drawing} />
        </svg>
      ))}
      <figcaption>
        <span>{t(isKindUnknown ? 'fromChain.drawing' : 'block.drawingCaption')}</span>
        {block.action ? <Energy points={block.action.points} isRevoked={block.action.is_revoked} /> : null}
      </figcaption>
    </figure>
  );
}
