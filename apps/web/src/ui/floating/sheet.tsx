import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../icon-button.tsx';
import { Icon } from '../icons.tsx';
import { ModalDialog } from './modal-dialog.tsx';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content that has no room on the page: filters, details.
 * From the right on wide screens, from below on phones.
 */
export function Sheet({ isOpen, onClose, title, footer, children }: SheetProps) {
  const { t } = useTranslation();
  const id = useId();
  if (!isOpen) return null;
  return (
    <ModalDialog className="floating sheet" aria-labelledby={id} onClose={onClose}>
      <div className="dialog-sheet">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="dialog-body">{children}</div>
        {footer ? <footer>{footer}</footer> : null}
      </div>
    </ModalDialog>
  );
}
