import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { localizePath } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { siteValues } from '../../lib/site/site-values.ts';
import { SITE_ORIGIN } from '../../lib/site/site-links.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { ActionWay } from './action-way.tsx';
import { FAQ_GROUPS, type QuestionId } from './faq-groups.ts';
import { findQuestions, type SearchedQuestion } from './find-questions.ts';
import { QuestionRow } from './question-row.tsx';
import { structuredQuestions } from './structured-questions.ts';
import './faq.css';

/** Returns every question in the language of the page, with its figures inserted. */
function useQuestions(): ReadonlyMap<QuestionId, SearchedQuestion<QuestionId>> {
  const { t } = useTranslation('faq');
  const { t: common } = useTranslation();
  const { language } = useLanguage();
  return useMemo(() => {
    const values = siteValues(language, common);
    const texts = FAQ_GROUPS.flatMap(({ questions }) => questions).map(({ id }) => ({
      id,
      question: t(`questions.${id}.question`),
      answer: t(`questions.${id}.answer`, values),
    }));
    return new Map(texts.map((each) => [each.id, each]));
  }, [t, common, language]);
}

function Groups() {
  const { t } = useTranslation('faq');
  const { localize } = useLanguage();
  return (
    <nav className="faq-groups" aria-label={t('groupsLabel')}>
      <ul>
        {FAQ_GROUPS.map(({ id, questions }) => (
          <li key={id}>
            <a href={`#group-${id}`}>
              {t(`groups.${id}`)}
              <span className="num">{questions.length}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="faq-missing">
        {t('missing')} <Link to={localize('/kontakt')}>{t('write')}</Link>
      </p>
    </nav>
  );
}

function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('faq');
  return (
    <form role="search" className="faq-search" onSubmit={(event) => event.preventDefault()}>
      <SearchIcon />
      <input
        className="input"
        type="search"
        data-slash
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </form>
  );
}

/** `/faq`: questions in groups, filtered while typing, each with its own URL. */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const questions = useQuestions();
  const found = useMemo(() => findQuestions(wanted, [...questions.values()]), [wanted, questions]);
  const address = `${SITE_ORIGIN}${localizePath('/faq', language)}`;
  return (
    <>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredQuestions([...questions.values()], address) }}
      />
      <div className="wrap page-head faq-head">
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      <ActionWay />
      <div className="wrap faq">
        <aside>
          <Search text={text} onText={setText} />
          <p className="small muted" role="status">
            {t('found', { count: found.size })}
          </p>
          <Groups />
        </aside>
        <div className="faq-list">
          {FAQ_GROUPS.map((group) => {
            const shown = group.questions.filter(({ id }) => found.has(id));
            if (shown.length === 0) return null;
            return (
              <section key={group.id} id={`group-${group.id}`} aria-labelledby={`group-${group.id}-title`}>
                <h2 id={`group-${group.id}-title`}>{t(`groups.${group.id}`)}</h2>
                {shown.map((question) => (
                  <QuestionRow
                    key={question.id}
                    question={question}
                    text={questions.get(question.id)!}
                    isSearched={wanted.trim() !== ''}
                  />
                ))}
              </section>
            );
          })}
          {found.size === 0 ? (
            <div className="faq-none">
              <p className="lede">{t('none')}</p>
              <Button onClick={() => setText('')}>{t('clear')}</Button>
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}
