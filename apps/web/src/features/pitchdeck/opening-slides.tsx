import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ClockLine, DECK_LINES, DeckLine } from './deck-line.tsx';
import { DECK_USES } from './slides.ts';

export function CoverSlide() {
  const { t } = useTranslation('pitchdeck');
  return (
    <>
      <div className="s-cover">
        <h2>{t('cover.title')}</h2>
        <p>{t('site:tagline')}</p>
      </div>
      <DeckLine className="s-line low" {...DECK_LINES.cover} />
    </>
  );
}

export function ProblemSlide() {
  const { t } = useTranslation('pitchdeck');
  return (
    <>
      <h2>{t('problem.title')}</h2>
      <div className="s-clocks">
        <p>{t('problem.clocked')}</p>
        <ClockLine width={1600} height={90} />
        <p>{t('problem.acted')}</p>
        <DeckLine {...DECK_LINES.problem} />
      </div>
    </>
  );
}

export function PrincipleSlide() {
  const { t } = useTranslation('pitchdeck');
  return (
    <>
      <h2>{t('principle.title')}</h2>
      <DeckLine className="s-line middle" {...DECK_LINES.principle} />
      <p className="s-below">{t('principle.text')}</p>
    </>
  );
}

export function UsesSlide() {
  const { t } = useTranslation('pitchdeck');
  return (
    <>
      <h2>{t('uses.title')}</h2>
      <ul className="s-list">
        {DECK_USES.map(({ id, key }) => (
          <li key={id}>
            {t(`uses.${id}`)}
            <span className="num">{key}</span>
          </li>
        ))}
      </ul>
      <p className="s-last">{t('uses.text')}</p>
    </>
  );
}
