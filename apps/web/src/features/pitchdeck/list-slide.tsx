import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { siteStats } from '../../lib/site/site-stats.ts';
import { listDeckTexts } from './list-deck-texts.ts';
import type { DeckListId } from './slides.ts';

/** A title with its lines. */
export function ListSlide({ id }: { id: DeckListId }) {
  const { t } = useTranslation('pitchdeck');
  const { language } = useLanguage();
  return (
    <>
      <h2>{t(`${id}.title`)}</h2>
      <ul className="s-list">
        {listDeckTexts(id, t, siteStats(language)).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
