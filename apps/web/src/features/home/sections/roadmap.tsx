import { useState, type CSSProperties } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ROADMAP_STEPS } from '../../../lib/site/site-story.ts';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Fold } from './fold.tsx';

/** The announced period: three quarters of 2025, one step each, and all of 2026. */
const AXIS_START = Date.UTC(2025, 3, 1);
const AXIS_END = Date.UTC(2027, 0, 1);

/** Returns the position of a day on the axis, 0…1, clamped to its ends. */
export function axisPosition(at: number): number {
  return Math.min(1, Math.max(0, (at - AXIS_START) / (AXIS_END - AXIS_START)));
}

const QUARTER = 1 / 7;
/** Announced start of each step. */
const STEP_AT = [0, QUARTER, 2 * QUARTER, 3 * QUARTER] as const;

/** A time axis: the announced steps to scale, and the current state of each. */
export function Roadmap() {
  const { t } = useTranslation('sections');
  const { t: paper } = useTranslation('whitepaper');
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const done = ROADMAP_STEPS.filter(({ state }) => state === 'sealed').length;
  const line = t('roadmap.fold', {
    done: formatInteger(done, language),
    all: formatInteger(ROADMAP_STEPS.length, language),
  });
  const today = `${(axisPosition(now) * 100).toFixed(2)}%`;
  return (
    <Fold id="roadmap" variant="road" title={t('roadmap.title')} line={line}>
      <div className="road-line" aria-hidden="true" style={{ '--today': today } as CSSProperties}>
        {ROADMAP_STEPS.map(({ id, state }, index) => (
          <i key={id} className={state} style={{ left: `${STEP_AT[index]! * 100}%` }} />
        ))}
        <b>
          <svg viewBox="0 0 12 14">
            <path d="M0 0h12L6 14z" />
          </svg>
          <span>{t('roadmap.today')}</span>
        </b>
      </div>
      <ol className="road-steps">
        {ROADMAP_STEPS.map(({ id, state }) => (
          <li key={id}>
            <span className="num when">{paper(`roadmap.${id}.when`)}</span>
            <h3>{paper(`roadmap.${id}.what`)}</h3>
            <SealState shape={state}>{t(`roadmap.states.${state}`)}</SealState>
            <p>{t(`roadmap.texts.${id}`)}</p>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
