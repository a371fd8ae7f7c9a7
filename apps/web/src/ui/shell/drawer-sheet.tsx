import { useEffect, type MouseEvent } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { listNavPages } from '../../lib/site/page-registry.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../lib/chain/wallet-state.ts';
import { Button } from '../button.tsx';
import { ModalDialog } from '../floating/modal-dialog.tsx';
import { Icon } from '../icons.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LogInLink } from './log-in-link.tsx';
import { Logo } from './logo.tsx';
import { CommunityLink, NavLink, NavLinksOf } from './main-nav.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

function WalletEntry({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  const wallet = useStore(walletStore, DISCONNECTED);
  if (wallet.status !== 'disconnected') return null;
  return (
    <Button variant="solid" isWide onClick={onClick}>
      {t('wallet.connect')}
    </Button>
  );
}

/**
 * The menu itself, loaded when first opened: a modal sheet,
 * closed by Escape, by its button and by every link.
 */
export default function DrawerSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    // Above the breakpoint the bar shows everything, and an open sheet would cover it.
    const wide = matchMedia('(min-width: 769px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  // Every link closes the menu, including the one to the current page.
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose();
  };
  const entries = listNavPages('main').filter(({ id }) => id !== 'home');
  return (
    <ModalDialog className="drawer" aria-label={t('nav.menu')} onClick={closeOnLink} onClose={onClose}>
      <div className="drawer-top">
        <Logo />
        <div>
          <span className="drawer-home">
            <NavLink id="home" isIcon />
          </span>
          <button type="button" className="icon-button" aria-label={t('nav.closeMenu')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </div>
      <div className="drawer-in">
        <nav className="drawer-nav" aria-label={t('nav.main')}>
          {entries.map(({ id }) => (
            <NavLink key={id} id={id} />
          ))}
          <details open>
            <summary>
              {t('nav.nft')}
              <Icon name="down" />
            </summary>
            <NavLinksOf place="nft" />
          </details>
        </nav>
        <nav className="drawer-read" aria-label={t('nav.read')}>
          <NavLinksOf place="read" />
          <CommunityLink />
        </nav>
      </div>
      <div className="drawer-foot">
        <WalletEntry
          onClick={() => {
            onClose();
            requestWalletPopover();
          }}
        />
        <div className="row">
          <LogInLink />
          <LanguageChoice />
          <ThemeSwitch />
        </div>
      </div>
    </ModalDialog>
  );
}
