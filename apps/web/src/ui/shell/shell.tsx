import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useLocation } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Frame of every page. After a navigation, focus moves to the new page, as with a full page load. */
export function Shell({ wallet, children }: { wallet: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header wallet={wallet} />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
