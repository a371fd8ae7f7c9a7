import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../icons.tsx';
import { LanguageChoice } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { NavLinks } from './main-nav.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Menu of phones and small tablets (≤ 768 px): a modal sheet, closed by Escape, by its button and by every link. */
export function Drawer() {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    // Above the breakpoint the bar shows everything; an open sheet would cover it.
    const wide = matchMedia('(min-width: 769px)');
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  // Every way out of the menu is a link, also the one to the page that is open.
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) dialog.current?.close();
  };
  const open = () => {
    dialog.current?.showModal();
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button burger"
        data-early="menu"
        aria-label={t('nav.openMenu')}
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={t('nav.menu')}
        onClick={closeOnLink}
        onClose={() => setIsOpen(false)}
      >
        <div className="drawer-top">
          <Logo />
          <button
            type="button"
            className="icon-button"
            aria-label={t('nav.closeMenu')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav className="drawer-nav" aria-label={t('nav.menu')}>
          <NavLinks hasHomeIcon={false} />
        </nav>
        <div className="drawer-foot">
          <LanguageChoice />
          <ThemeSwitch />
        </div>
      </dialog>
    </>
  );
}
