import type { Action } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

const CELL = 113.3;
const COUNT = { wide: 12, phone: 4 } as const;
const HEIGHT = 150;
const MIDDLE = 84;

function Cell({ action, column }: { action: Action; column: number }) {
  const { block_hash: blockHash, action_key: actionKey, points } = action;
  const line = tracePath(
    { kind: traceKindOf(actionKey), points, blockHash },
    { width: CELL, height: 140, lead: 0.06, end: 0.86 },
  );
  return (
    <g transform={`translate(${(column * CELL).toFixed(1)} ${MIDDLE - 70})`}>
      <path className="gap" d="M6 70H97" />
      <path className="trace-line" data-heat={heatOf(points)} d={line} />
      <rect className="trace-seal" x={CELL * 0.86 - 4} y={66} width={8} height={8} />
    </g>
  );
}

/** The address's latest traces in a row, oldest on the left. */
export function AddressDrawing({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation('explorer');
  const oldestFirst = actions.slice(0, COUNT.wide).reverse();
  return (
    <figure className="figure">
      {(['wide', 'phone'] as const).map((size) => {
        const count = COUNT[size];
        const shown = oldestFirst.slice(-count);
        return (
          <svg
            key={size}
            className={`on-${size}`}
            viewBox={`0 0 ${(count * CELL).toFixed(1)} ${HEIGHT}`}
            role="img"
            aria-label={t('address.drawingLabel')}
          >
            <path className="line-flat" d={`M0 ${MIDDLE}H${count * CELL}`} />
            {Array.from({ length: count - 1 }, (_, index) => (
              <path key={index} className="grid-line" d={`M${((index + 1) * CELL).toFixed(1)} 0V${HEIGHT}`} />
            ))}
            {shown.map((action, index) => (
              <Cell key={action.action_id} action={action} column={count - shown.length + index} />
            ))}
          </svg>
        );
      })}
      <figcaption>{t('address.drawingCaption')}</figcaption>
    </figure>
  );
}
