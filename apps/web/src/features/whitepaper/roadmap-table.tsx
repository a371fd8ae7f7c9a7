import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ROADMAP_STEPS } from '../../lib/site/site-story.ts';
import { SealState } from '../../ui/feedback/seal-state.tsx';

/** The announced steps as published, with the current state of each. */
export function RoadmapTable() {
  const { t } = useTranslation('whitepaper');
  return (
    <ol className="wp-roadmap" aria-label={t('roadmap.caption')}>
      {ROADMAP_STEPS.map(({ id, state }) => (
        <li key={id}>
          <span className="num">{t(`roadmap.${id}.when`)}</span>
          <b>{t(`roadmap.${id}.what`)}</b>
          <SealState shape={state}>{t(`roadmap.${id}.today`)}</SealState>
        </li>
      ))}
    </ol>
  );
}
