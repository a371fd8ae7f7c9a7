import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { listFooterPages, type FooterGroup } from '../../lib/site/page-registry.ts';
import { nameOfSite, SITE_LINKS } from '../../lib/site/site-links.ts';
import { Logo } from './logo.tsx';

const GROUPS: readonly Exclude<FooterGroup, 'legal'>[] = ['chain', 'takePart', 'about'];

/** ID of the element that receives the newsletter form shortly before it is visible. */
export const NEWSLETTER_PLACE = 'newsletter';

/** Groups without a page are omitted, so that the footer grows with the registry. */
export function Footer() {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="groups">
          <div>
            <Logo />
            <p className="claim">{t('footer.claim')}</p>
            <div className="newsletter-place" id={NEWSLETTER_PLACE} />
          </div>
          {GROUPS.filter((group) => listFooterPages(group).length > 0).map((group) => (
            <nav key={group} aria-label={t(`footer.${group}`)}>
              <h2>{t(`footer.${group}`)}</h2>
              <ul>
                {listFooterPages(group).map((page) => (
                  <li key={page.id}>
                    <Link to={localize(page.path)}>{t(`pages.${page.id}.nav`)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="base">
          <span suppressHydrationWarning>
            {t('footer.base', { year: new Date().getUTCFullYear() })} <span className="num">{CHAIN_ID}</span>
          </span>
          <span className="ends">
            {SITE_LINKS.social.map((url) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                {nameOfSite(url)}
              </a>
            ))}
            {SITE_LINKS.poweredBy ? (
              <a href={SITE_LINKS.poweredBy} target="_blank" rel="noreferrer">
                {t('footer.poweredBy', { name: nameOfSite(SITE_LINKS.poweredBy) })}
              </a>
            ) : null}
            {listFooterPages('legal').map((page) => (
              <Link key={page.id} to={localize(page.path)}>
                {t(`pages.${page.id}.nav`)}
              </Link>
            ))}
            <Link to={localize('/system-status')}>{t('footer.health')}</Link>
          </span>
        </div>
      </div>
    </footer>
  );
}
