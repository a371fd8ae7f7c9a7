import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useLocation, useMatches } from 'react-router';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useTextContext } from '../../lib/i18n/text-context.ts';
import { languageOf, LANGUAGES, LOCALE, localizePath, type Language } from '@nova/shared/language/language';
import { findPageOfRoute, isPrerendered } from '../../lib/site/page-registry.ts';
import { SITE_ORIGIN } from '../../lib/site/site-links.ts';

/**
 * Title, description and language links of the page from its registry entry. The page without a route has
 * none: it is one file for many URLs, and the server inserts them for each.
 */
export function DocumentHead() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const { isFallback } = useTextContext();
  if (isFallback) return null;

  const page = match ? findPageOfRoute(match.id) : null;
  if (!page) {
    return (
      <>
        <title>{`${t('pages.notFound.title')} · ${t('brand')}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const language = languageOf(pathname);
  const { id = '', hash = '', address = '' } = match!.params;
  const subject = { id: shortenHex(id), hash: shortenHex(hash), address: shortenHex(address) };
  const title = `${t(`pages.${page.id}.title`, subject)} · ${t('brand')}`;
  const addressIn = (language: Language) => `${SITE_ORIGIN}${localizePath(pathname, language)}`;
  const description = t(`pages.${page.id}.description`);
  // Every public page has its own preview image, drawn by the build.
  const picture = isPrerendered(page) && !page.isHidden ? `/cards/${language}/${page.id}.png` : '/share.png';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('brand')} />
      <meta property="og:locale" content={LOCALE[language].replace('-', '_')} />
      {page.isHidden ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:image" content={SITE_ORIGIN + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}. ${t('tagline')}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={SITE_ORIGIN + picture} />
      <link rel="canonical" href={addressIn(language)} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
    </>
  );
}
