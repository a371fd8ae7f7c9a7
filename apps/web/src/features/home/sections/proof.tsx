import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatDecimal, formatInteger } from '../../../lib/format/format-number.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { MEASURED } from '../../../lib/site/site-measured.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';

const WIDTH = 1440;
/** Milliseconds, in every language. */
const MS = 'ms';
const HEIGHT = 620;
const MIDDLE = 330;
/** Horizontal positions of the click and of the block on every page, as fractions of the width. */
const START = 0.04;
const END = 0.75;
const SWING = 600;

/** Returns the horizontal position of a time between click and block, 0…1 of the width. */
export function positionOf(ms: number, wholeMs: number): number {
  return START + (END - START) * (ms / wholeMs);
}

/** Full width: the grid is the measured time axis, from the click to the block on every open page. */
export function Proof() {
  const { t } = useTranslation('sections');
  const { language, localize } = useLanguage();
  const { sealedMs, pushedMs, slowMs, crowd, crowdMs, actions, day } = MEASURED;
  const steps = [
    { id: 'act', ms: 0 },
    { id: 'seal', ms: sealedMs },
    { id: 'show', ms: pushedMs },
  ] as const;
  const xOf = (ms: number) => positionOf(ms, pushedMs) * WIDTH;
  const share = (from: number, to: number) =>
    `${(positionOf(to, pushedMs) - positionOf(from, pushedMs)) * 100}fr`;
  const ticks = Array.from({ length: Math.floor(pushedMs) + 1 }, (_, ms) => ms);
  const line = tracePath(
    { kind: 'mint', points: 100, blockHash: 'from hand to chain' },
    { width: WIDTH, height: SWING, lead: START, end: END },
  );
  const columns = `${START * 100}fr ${share(0, sealedMs)} ${share(sealedMs, pushedMs)} ${(1 - END) * 100}fr`;
  return (
    <section className="bleed" id="proof">
      <div className="bleed-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {steps.map(({ id, ms }) => (
            <path key={id} className="bleed-mark" d={`M${xOf(ms)} 0V${HEIGHT}`} />
          ))}
          {ticks.map((ms) => (
            <path
              key={ms}
              className="bleed-tick"
              d={`M${xOf(ms).toFixed(1)} ${HEIGHT}v-${ms % 5 === 0 ? 14 : 7}`}
            />
          ))}
          <path className="bleed-flat" d={`M${END * WIDTH} ${MIDDLE}H${WIDTH}`} />
          <g transform={`translate(0 ${MIDDLE - SWING / 2})`}>
            <path className="bleed-line" d={line} />
          </g>
        </svg>
        <i className="bleed-seal" />
      </div>
      <div className="bleed-head">
        <h2>
          <span>{t('proof.title')}</span>{' '}
          <b>
            {formatDecimal(pushedMs, language)}
            <small>{`\u00a0${MS}`}</small>
          </b>
        </h2>
      </div>
      <ol className="bleed-axis" style={{ '--bleed-columns': columns } as CSSProperties}>
        {steps.map(({ id, ms }) => (
          <li key={id}>
            <span className="num ms">{`${formatDecimal(ms, language)}\u202f${MS}`}</span>
            <h3>{t(`proof.steps.${id}.name`)}</h3>
            <p>{t(`proof.steps.${id}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="wrap bleed-source">
        {t('proof.source', {
          actions: formatInteger(actions, language),
          day: formatDay(Date.parse(day), language),
          slowMs: formatDecimal(slowMs, language),
          crowd,
          crowdMs: formatDecimal(crowdMs, language),
        })}{' '}
        <Link to={localize('/documentation/benchmarks')}>{t('proof.how')}</Link>
      </p>
    </section>
  );
}
