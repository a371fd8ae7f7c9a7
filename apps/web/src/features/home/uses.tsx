import { EXAMPLE_ACTION_KEYS, type ExampleActionKey } from '@nova/shared/partner/example-actions';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../ui/trace/trace-path.ts';

const BOX = { width: 320, height: 150, lead: 0.04, end: 0.92 } as const;
/** Only sets the height of the drawing: each application chooses the reward of its own actions. */
const DRAWN_POINTS = 60;

function Use({ action }: { action: ExampleActionKey }) {
  const { t } = useTranslation('sections');
  const line = tracePath({ kind: traceKindOf(action), points: DRAWN_POINTS, blockHash: action }, BOX);
  return (
    <li>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${line}H${BOX.width}`} />
      </svg>
      <h3>{t(`uses.items.${action}.name`)}</h3>
      <p>{t(`uses.items.${action}.text`)}</p>
    </li>
  );
}

/** Examples of applications that report to Nova: four actions, each with the trace of its block. */
export function Uses() {
  const { t } = useTranslation('sections');
  const { localize } = useLanguage();
  return (
    <section className="uses" data-theme="light" id="uses">
      <div className="wrap">
        <div className="uses-head">
          <h2>{t('uses.title')}</h2>
          <p>{t('uses.text')}</p>
        </div>
        <ul className="uses-list">
          {EXAMPLE_ACTION_KEYS.map((action) => (
            <Use key={action} action={action} />
          ))}
        </ul>
        <p className="uses-links">
          <Link to={localize('/explorer/actions')}>{t('uses.live')}</Link>
          <Link to={localize('/documentation/partners')}>{t('uses.partners')}</Link>
        </p>
      </div>
    </section>
  );
}
