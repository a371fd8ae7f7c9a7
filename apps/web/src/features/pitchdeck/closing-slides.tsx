import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ROADMAP_STEPS } from '../../lib/site/site-story.ts';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { DECK_CHECKS } from './slides.ts';

export function RoadmapSlide() {
  const { t } = useTranslation('pitchdeck');
  const { t: texts } = useTranslation('whitepaper');
  return (
    <>
      <h2>{t('roadmap.title')}</h2>
      <ol className="s-road">
        {ROADMAP_STEPS.map(({ id, state }) => (
          <li key={id}>
            <span className="num">{texts(`roadmap.${id}.when`)}</span>
            <b>{texts(`roadmap.${id}.what`)}</b>
            <SealState shape={state}>{texts(`roadmap.${id}.today`)}</SealState>
          </li>
        ))}
      </ol>
    </>
  );
}

export function CheckSlide() {
  const { t } = useTranslation('pitchdeck');
  const { localize } = useLanguage();
  return (
    <>
      <h2 className="s-big">{t('check.title')}</h2>
      <ul className="s-list s-links">
        {DECK_CHECKS.map(({ id, path }) => (
          <li key={id}>
            <Link to={localize(path)}>{t(`check.${id}`)}</Link>
            <span className="num" aria-hidden="true">
              {localize(path)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
