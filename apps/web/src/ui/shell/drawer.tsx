import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../icons.tsx';

const DrawerSheet = lazy(() => import('./drawer-sheet.tsx'));

/** Menu of phones and small tablets (≤ 768 px). */
export function Drawer() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button burger"
        data-early="menu"
        aria-label={t('nav.openMenu')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen ? (
        <Suspense>
          <DrawerSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
