import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../ui/trace/trace-path.ts';
import { heatOf } from '../../ui/trace/trace-scale.ts';
import { ACTION_STEPS } from './action-steps.ts';

const EXAMPLE = 'energy_collection';
const BOX = { width: 1_200, height: 150 };
/** Fractions of the width: the deflection spans the second and third step, and the seal starts the fourth. */
const LEAD = 0.25;
const SEALED = 0.75;

/** A drawing with four captions: how an action becomes a block, with the waveform of a real one. */
export function ActionWay() {
  const { t } = useTranslation('faq');
  const { language } = useLanguage();
  const { points } = rewardTypeOf(EXAMPLE);
  const shape = { kind: traceKindOf(EXAMPLE), points, blockHash: EXAMPLE };
  return (
    <section className="action-way" data-theme="light" aria-labelledby="action-way">
      <div className="wrap">
        <h2 id="action-way">{t('way.title')}</h2>
        <div className="action-way-drawing" aria-hidden="true">
          <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
            <path
              className="trace-line heavy"
              data-heat={heatOf(points)}
              d={tracePath(shape, { ...BOX, lead: LEAD, end: SEALED })}
            />
          </svg>
          <span className="action-way-seal" />
        </div>
        <ol>
          {ACTION_STEPS.map((step) => (
            <li key={step}>
              <b>{t(`way.${step}.name`)}</b>
              <span>{t(`way.${step}.text`, { points: formatInteger(points, language) })}</span>
            </li>
          ))}
        </ol>
        <p className="small">{t('way.caption')}</p>
      </div>
    </section>
  );
}
