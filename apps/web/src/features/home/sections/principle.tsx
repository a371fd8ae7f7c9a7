import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { TraceKind } from '../../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

const WIDTH = 1440;
const HEIGHT = 64;
const MIDDLE = HEIGHT / 2;
const TRACE = 40;
/** Positions of the blocks that a clock would produce, and which of them contain an action. */
const TICKS = Array.from({ length: 7 }, (_, index) => ({ x: 100 + index * 206, isFull: index % 3 === 0 }));
/** Illustrative positions of actions: pairs, clusters, and long gaps. */
const ACTION_KEYS: readonly { readonly x: number; readonly kind: TraceKind; readonly points: number }[] = [
  { x: 44, kind: 'review', points: 10 },
  { x: 92, kind: 'trade', points: 25 },
  { x: 330, kind: 'connect', points: 10 },
  { x: 378, kind: 'mint', points: 35 },
  { x: 426, kind: 'read', points: 10 },
  { x: 474, kind: 'refer', points: 100 },
  { x: 660, kind: 'buy', points: 50 },
  { x: 1010, kind: 'review', points: 10 },
  { x: 1058, kind: 'bot', points: 8 },
  { x: 1290, kind: 'trade', points: 25 },
  { x: 1338, kind: 'mint', points: 35 },
];

/** A quiet section of the page: one sentence, and two thin lines that illustrate it. */
export function Principle() {
  const { t } = useTranslation('sections');
  return (
    <section className="hush" id="principle">
      <div className="wrap">
        <h2>{t('principle.title')}</h2>
      </div>
      <div className="clocks">
        <p>{t('principle.clock')}</p>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path className="clock-line" d={`M0 ${MIDDLE}H${WIDTH}`} />
          {TICKS.map(({ x, isFull }) => (
            <rect key={x} className={isFull ? 'full' : 'empty'} x={x} y={MIDDLE - 7} width="14" height="14" />
          ))}
        </svg>
        <p>{t('principle.nova')}</p>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path className="clock-line" d={`M0 ${MIDDLE}H${WIDTH}`} />
          {ACTION_KEYS.map(({ x, kind, points }) => (
            <g key={x} transform={`translate(${x} 0)`}>
              <path className="clock-gap" d={`M0 ${MIDDLE}H${TRACE}`} />
              <path
                className="trace-line"
                data-heat={heatOf(points)}
                d={tracePath(
                  { kind, points, blockHash: `${kind} ${x}` },
                  { width: TRACE, height: HEIGHT, lead: 0, end: 0.9 },
                )}
              />
              <rect className="seal" x={TRACE - 6} y={MIDDLE - 4} width="8" height="8" />
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}
