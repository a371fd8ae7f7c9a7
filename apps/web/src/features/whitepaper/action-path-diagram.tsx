import { useId } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ACTION_PATH_STEPS } from '../../lib/site/site-story.ts';
import { tracePath } from '../../ui/trace/trace-path.ts';

const LANE = 46;
const STEP = 150;
const WIDTH = STEP * ACTION_PATH_STEPS.length + 40;
const HEIGHT = LANE * ACTION_PATH_STEPS.length;
const SEAL = 14;
const TRACE = { width: STEP, height: LANE };

const laneOf = (index: number) => LANE * index + LANE / 2;

/** The stages of an action as lanes; the list below the drawing contains the same as text. */
export function ActionPathDiagram() {
  const { t } = useTranslation('whitepaper');
  const id = useId();
  const last = ACTION_PATH_STEPS.length - 1;
  return (
    <figure className="wp-figure">
      <svg
        className="wp-way"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{t('way.title')}</title>
        <desc id={`${id}-description`}>{t('way.description')}</desc>
        {ACTION_PATH_STEPS.map((station, index) => (
          <g key={station}>
            <path className="lane" d={`M0 ${laneOf(index)}H${WIDTH}`} />
            <text x={index * STEP + 10} y={laneOf(index) + 16} aria-hidden="true">
              {t(`way.${station}.name`)}
            </text>
          </g>
        ))}
        {ACTION_PATH_STEPS.slice(0, last).map((station, index) => (
          <g key={station} transform={`translate(${index * STEP} ${LANE * index})`}>
            <path
              className="way"
              d={`${tracePath({ kind: 'read', points: 20 + index * 20, blockHash: station }, { ...TRACE, lead: 0.16, end: 0.7 })}H${STEP * 0.8}L${STEP} ${LANE * 1.5}`}
            />
            <circle cx={STEP} cy={LANE * 1.5} r="4" />
          </g>
        ))}
        <path className="way" d={`M${STEP * last} ${laneOf(last)}H${STEP * (last + 0.5)}`} />
        <rect x={STEP * (last + 0.5)} y={laneOf(last) - SEAL / 2} width={SEAL} height={SEAL} />
      </svg>
      <ol className="wp-stations">
        {ACTION_PATH_STEPS.map((station) => (
          <li key={station}>
            <b>{t(`way.${station}.name`)}</b>
            <span>{t(`way.${station}.text`)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
