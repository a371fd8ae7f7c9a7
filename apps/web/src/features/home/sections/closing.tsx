import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Island } from '../island.tsx';
import { ClosingLinks } from './closing-links.tsx';

/** The closing section: an open line, and the button that makes the next block. */
export function Closing() {
  const { t } = useTranslation('sections');
  return (
    <section className="closing">
      <div className="wrap">
        <h2>{t('closing.title')}</h2>
      </div>
      <div className="closing-line" aria-hidden="true">
        <i />
      </div>
      <div className="wrap">
        <Island name="ways">
          <ClosingLinks />
        </Island>
      </div>
    </section>
  );
}
