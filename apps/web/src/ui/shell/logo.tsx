import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { WORD } from './logo-paths.ts';

/** A block that is also an N; the wedge from above represents the action and is always orange. */
export function LogoMark() {
  return (
    <>
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <path className="block" d="M0 0H9L21 20V0H32V32H23L11 12V32H0Z" />
        <path className="wedge" d="M11.6 0H18.6V11.67Z" />
      </svg>
      <svg className="word" viewBox="0 -1 68.9 26" aria-hidden="true">
        <path fill="currentColor" d={WORD} />
      </svg>
    </>
  );
}

/** Logo that links to the home page, with the tagline where there is room. */
export function Logo({ hasTagline = false }: { hasTagline?: boolean }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  return (
    <Link className="logo" to={localize('/')} aria-label={t('nav.homeLink')}>
      <LogoMark />
      {/* No-break hyphens: the tagline may wrap before "Proof" but not within "Proof-of-Action". */}
      {hasTagline ? <small>{t('tagline').replaceAll('-', '\u2011')}</small> : null}
    </Link>
  );
}
