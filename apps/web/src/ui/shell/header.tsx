import { useRef, type ReactNode } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { requestSearch } from '../../lib/search/search-requests.ts';
import { SearchIcon } from '../icons.tsx';
import { OptionalSection } from '../feedback/section-boundary.tsx';
import { Drawer } from './drawer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainNav, ReadNav } from './main-nav.tsx';
import { Meter } from './meter.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

export function Header({ wallet }: { wallet: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header);
  return (
    <header className="head" ref={header}>
      <div className="meter">
        <div className="wrap">
          <OptionalSection>
            <Meter />
          </OptionalSection>
          <ReadNav />
          <div className="tools">
            <button
              type="button"
              className="icon-button"
              data-early="search"
              aria-label={t('nav.search')}
              aria-keyshortcuts="/"
              onClick={requestSearch}
            >
              <SearchIcon />
            </button>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
      <div className="wrap bar">
        <Logo hasTagline />
        <MainNav key={language} />
        {wallet}
        <Drawer />
      </div>
      <noscript>
        <p className="wrap no-script">{t('noScript')}</p>
      </noscript>
    </header>
  );
}
