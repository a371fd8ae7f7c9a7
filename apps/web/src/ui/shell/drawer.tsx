import { useState, type ComponentType } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../feedback/show-toast.ts';
import { Icon } from '../icons.tsx';

type Sheet = ComponentType<{ onClose: () => void }>;

/** Menu of phones and small tablets (≤ 768 px). */
export function Drawer() {
  const { t } = useTranslation();
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  // Loaded by hand: a lazy component that a lost connection cannot deliver would replace the whole page by an error.
  const open = () =>
    import('./drawer-sheet.tsx').then(
      (module) => setSheet(() => module.default),
      () => showToast({ tone: 'error', title: t('errors.unreachable') }),
    );
  return (
    <>
      <button
        type="button"
        className="icon-button burger"
        data-early="menu"
        aria-label={t('nav.openMenu')}
        aria-expanded={Sheet !== null}
        onClick={() => void open()}
      >
        <Icon name="menu" />
      </button>
      {Sheet ? <Sheet onClose={() => setSheet(null)} /> : null}
    </>
  );
}
