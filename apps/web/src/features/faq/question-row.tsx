import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PAGES } from '../../lib/site/page-registry.ts';
import type { FaqQuestion } from './faq-groups.ts';
import type { SearchedQuestion } from './find-questions.ts';

export interface QuestionRowProps {
  readonly question: FaqQuestion;
  readonly text: SearchedQuestion<string>;
  /** True during a search, which expands the answers on phones too. */
  readonly isSearched: boolean;
}

function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/**
 * Wide screens show question and answer side by side; phones
 * show a line that expands on tap or through a deep link.
 */
export function QuestionRow({ question: { id, proof }, text, isSearched }: QuestionRowProps) {
  const { t } = useTranslation('faq');
  const { localize } = useLanguage();
  const hash = useSyncExternalStore(
    followHash,
    () => location.hash,
    () => '',
  );
  const [isToggled, setToggled] = useState<boolean | null>(null);
  const isShown = isToggled ?? (isSearched || hash === `#${id}`);
  const page = PAGES.find((each) => each.id === proof);
  return (
    <article className="qa" id={id} data-open={isShown || undefined}>
      <h3 id={`${id}-question`}>{text.question}</h3>
      <button
        type="button"
        className="qa-toggle"
        aria-expanded={isShown}
        aria-controls={`${id}-answer`}
        aria-labelledby={`${id}-question`}
        onClick={() => setToggled(!isShown)}
      />
      <div className="qa-answer" id={`${id}-answer`}>
        <p>{text.answer}</p>
        <p className="qa-links">
          {page ? (
            <Link to={localize(page.path)}>{t('proof', { page: t(`site:pages.${page.id}.nav`) })}</Link>
          ) : null}
          <a className="qa-link" href={`#${id}`} aria-describedby={`${id}-question`}>
            {t('link')}
          </a>
        </p>
      </div>
    </article>
  );
}
