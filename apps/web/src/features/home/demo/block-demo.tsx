import { useCallback, useReducer, useRef } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';
import { DEMO_CELLS, DEMO_MOST, type DemoKey } from './demo-cells.ts';
import { DEMO_START, levelOf, shownBlocks, stepDemo, type DemoState } from './demo-state.ts';
import { useMining } from './use-mining.ts';

const BOX = { width: 200, height: 130, lead: 0.05, end: 0.95 } as const;

interface CellProps {
  readonly name: DemoKey;
  readonly points: number;
  readonly number: number;
  readonly isPressed: boolean;
  readonly onClick: () => void;
}

/** One cell to click, which is both a button and a small screen. */
function Cell({ name, points, number, isPressed, onClick }: CellProps) {
  const { t } = useTranslation('sections');
  const line = tracePath({ kind: traceKindOf(name), points, blockHash: `${name} ${number}` }, BOX);
  return (
    <button
      type="button"
      className="cell"
      aria-pressed={isPressed}
      data-early={`demo-${name}`}
      onClick={onClick}
    >
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
        {isPressed ? (
          <path className="cell-line" data-heat={heatOf(points)} d={`${line}H${BOX.width}`} pathLength="1" />
        ) : (
          <path className="cell-flat" d={`M0 ${BOX.height / 2}H${BOX.width}`} />
        )}
      </svg>
      <span className="cell-name">{t(`demo.names.${name}`)}</span>
      <SealState shape={isPressed ? 'sealed' : 'pending'}>
        {t(isPressed ? 'demo.verified' : 'demo.pending')}
      </SealState>
      <span className="num cell-points">+{points}</span>
    </button>
  );
}

/** Returns the current state as text, announced by screen readers on every change. */
function useDemoText(state: DemoState): string {
  const { t } = useTranslation('sections');
  const { language } = useLanguage();
  const count = state.pressed.length;
  if (state.phase === 'mining') return t('demo.mining');
  if (state.phase === 'added') return t('demo.added', { number: formatInteger(state.number, language) });
  return count === 0 ? t('demo.idle') : t('demo.clicked', { count, all: DEMO_CELLS.length });
}

/** Energy level and mining progress, side by side. */
function Meters({ state, progress, onNext }: { state: DemoState; progress: number; onNext: () => void }) {
  const { t } = useTranslation('sections');
  const level = levelOf(state);
  const share = `${(level / DEMO_MOST) * 100}%`;
  const percent = state.phase === 'added' ? 100 : Math.round(progress * 100);
  const points = t('demo.points', { points: level, most: DEMO_MOST });
  return (
    <div className="demo-meters">
      <div className="demo-level">
        <span className="demo-label" id="demo-level">
          {t('demo.level')}
        </span>
        <div
          className="demo-gauge"
          role="meter"
          aria-labelledby="demo-level"
          aria-valuemin={0}
          aria-valuemax={DEMO_MOST}
          aria-valuenow={level}
          aria-valuetext={points}
        >
          <svg viewBox="0 0 12 14" style={{ left: share }}>
            <path d="M0 0h12L6 14z" />
          </svg>
          <span className="demo-ruler" />
          <i style={{ width: share }} />
        </div>
        <span className="num">{points}</span>
      </div>
      <div className="demo-mining">
        <span className="demo-label" role="status">
          {useDemoText(state)}
        </span>
        <div
          className="demo-bar"
          role="progressbar"
          aria-label={t('demo.progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
        {state.phase === 'added' ? (
          <Button isSmall onClick={onNext}>
            {t('demo.next')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/**
 * The interactive block (requirements 64 and 126 to 128): after all six clicks, the block is mined and added
 * to the chain. It is a simulation without requests.
 */
export function BlockDemo() {
  const { t } = useTranslation('sections');
  const { language } = useLanguage();
  const [state, step] = useReducer(stepDemo, DEMO_START);
  const cells = useRef<HTMLDivElement>(null);
  const finish = useCallback(() => step({ type: 'mined' }), []);
  const progress = useMining(state.phase === 'mining', finish);
  const next = () => {
    step({ type: 'next' });
    cells.current?.querySelector('button')?.focus();
  };
  return (
    <div className="demo" data-phase={state.phase}>
      <div className="cells" role="group" aria-label={t('demo.group')} ref={cells}>
        {DEMO_CELLS.map(({ key, points }) => (
          <Cell
            key={key}
            name={key}
            points={points}
            number={state.number}
            isPressed={state.pressed.includes(key)}
            onClick={() => step({ type: 'click', key })}
          />
        ))}
      </div>
      <Meters state={state} progress={progress} onNext={next} />
      <ol className="demo-chain" aria-label={t('demo.chain')}>
        {shownBlocks(state).map(({ number, isVerified }) => (
          <li
            key={number}
            className={isVerified ? (number === state.number ? 'locked' : undefined) : 'waiting'}
          >
            <span className="num">#{formatInteger(number, language)}</span>
            <SealState shape={isVerified ? 'sealed' : 'pending'}>
              {t(isVerified ? 'demo.verified' : 'demo.pending')}
            </SealState>
          </li>
        ))}
      </ol>
    </div>
  );
}
