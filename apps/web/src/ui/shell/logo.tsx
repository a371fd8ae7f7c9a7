import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const WORD =
  'M1.83 24L1.83 0L7.37 0L16.33 20.77L15.07 21L15.07 0L19.37 0L19.37 24L13.83 24L4.90 3.23L6.13 3L6.13 24ZM29.70 24.33Q27.26 24.33 25.41 23.20Q23.56 22.07 22.55 20.07Q21.53 18.07 21.53 15.43Q21.53 12.77 22.56 10.80Q23.60 8.83 25.43 7.75Q27.26 6.67 29.70 6.67Q32.20 6.67 34.03 7.75Q35.86 8.83 36.88 10.80Q37.90 12.77 37.90 15.43Q37.90 18.07 36.88 20.07Q35.86 22.07 34.01 23.20Q32.16 24.33 29.70 24.33ZM29.70 20.87Q30.76 20.87 31.60 20.25Q32.43 19.63 32.91 18.42Q33.40 17.20 33.40 15.40Q33.40 12.77 32.36 11.45Q31.33 10.13 29.70 10.13Q28.10 10.13 27.06 11.45Q26.03 12.77 26.03 15.40Q26.03 17.20 26.51 18.42Q27 19.63 27.83 20.25Q28.66 20.87 29.70 20.87ZM43.70 24L37.97 7L42.57 7L46.80 22.20L45.07 22.20L49.27 7L53.73 7L48 24ZM63.81 24Q63.64 23.37 63.54 22.58Q63.44 21.80 63.44 20.80L63.31 20.80L63.31 12.27Q63.31 11.10 62.74 10.50Q62.17 9.90 61.01 9.90Q59.81 9.90 59.16 10.43Q58.51 10.97 58.37 12.03L54.34 12.03Q54.54 9.67 56.32 8.17Q58.11 6.67 61.17 6.67Q64.31 6.67 65.96 8.17Q67.61 9.67 67.61 12.47L67.61 20.80Q67.61 21.57 67.69 22.37Q67.77 23.17 68.04 24ZM58.64 24.33Q56.51 24.33 55.19 23.10Q53.87 21.87 53.87 19.77Q53.87 17.63 55.26 16.30Q56.64 14.97 59.31 14.27L64.17 12.93L64.17 15.83L60.71 16.70Q59.37 17.07 58.77 17.67Q58.17 18.27 58.17 19.27Q58.17 20.17 58.74 20.62Q59.31 21.07 60.24 21.07Q61.54 21.07 62.42 20.35Q63.31 19.63 63.31 18.60L63.74 20.97Q63.11 22.63 61.79 23.48Q60.47 24.33 58.64 24.33Z';

/** A block that is also an N; the wedge that drives in from above is the action. The wedge is always orange. */
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

/** Logo that leads home; with the tagline where there is room. */
export function Logo({ hasTagline = false }: { hasTagline?: boolean }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  return (
    <Link className="logo" to={localize('/')} aria-label={t('nav.homeLink')}>
      <LogoMark />
      {/* The tagline is one word as far as lines go: it breaks before "Proof", never inside. */}
      {hasTagline ? <small>{t('tagline').replaceAll('-', '\u2011')}</small> : null}
    </Link>
  );
}
