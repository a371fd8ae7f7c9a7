import { useMatches } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { findPageOfRoute } from '../../lib/page-registry.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GuardNotice } from '../../ui/guard-notice.tsx';
import { Breadcrumb } from '../../ui/shell/breadcrumb.tsx';
import type en from '../../locales/en/frame.ts';
import { FrameLine } from './frame-line.tsx';

type FramedPage = keyof typeof en.pages;

const POINTS = ['first', 'second', 'third'] as const;

function WorksToday() {
  const { t } = useTranslation('frame');
  const { localize } = useLanguage();
  return (
    <section className="frame-works">
      <h2>{t('works')}</h2>
      <p>{t('explorer')}</p>
      <ButtonLink isSmall to={localize('/explorer')}>
        {t('common:pages.explorer.nav')}
      </ButtonLink>
      <p>{t('energy')}</p>
      <ButtonLink isSmall to={localize('/energy-dashboard')}>
        {t('common:pages.energyDashboard.nav')}
      </ButtonLink>
    </section>
  );
}

/**
 * The frame of a page whose capability follows: its title and purpose, what it will need and what it will do, and
 * an honest sentence that nothing of it works yet. No figure is shown before it is real.
 */
export function PageFrame() {
  const { t } = useTranslation('frame');
  const match = useMatches().at(-1)!;
  const page = findPageOfRoute(match.id)!;
  const id = page.id as FramedPage;
  return (
    <>
      <div className="wrap">
        <div className="page-head">
          <Breadcrumb />
          <h1>{t(`common:pages.${id}.title`)}</h1>
          <p className="lede">{t(`common:pages.${id}.description`)}</p>
        </div>
      </div>
      <FrameLine />
      <div className="wrap frame">
        <section className="frame-plan">
          <p className="frame-notice">
            <b>{t('title')}.</b> {t('text')}
          </p>
          <h2>{t('will')}</h2>
          <ul>
            {POINTS.map((point) => (
              <li key={point}>{t(`pages.${id}.${point}`)}</li>
            ))}
          </ul>
        </section>
        <div className="frame-side">
          {page.guard ? <GuardNotice guard={page.guard} /> : null}
          <WorksToday />
        </div>
      </div>
    </>
  );
}
