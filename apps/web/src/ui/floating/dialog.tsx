import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../icon-button.tsx';
import { Icon } from '../icons.tsx';
import { ModalDialog } from './modal-dialog.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A question if the dialog asks one. */
  readonly title: string;
  /** Its consequence or purpose in one line. */
  readonly description?: ReactNode;
  /** 440, 640 or 960 px; full width on phones. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Buttons, which stay visible while the text scrolls. */
  readonly footer?: ReactNode;
  readonly canClose?: boolean;
  readonly isLight?: boolean;
  readonly children?: ReactNode;
}

/** A dialog that must be read or answered before continuing. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, size = 'medium', footer, canClose = true, children } = props;
  const { t } = useTranslation();
  const id = useId();
  if (!isOpen) return null;
  return (
    <ModalDialog
      className={`floating dialog ${size}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={onClose}
      canClose={canClose}
      isLight={props.isLight ?? true}
    >
      <div className="dialog-sheet">
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label={t('close')} onClick={onClose} disabled={!canClose}>
            <Icon name="close" />
          </IconButton>
          {description ? <p id={`${id}-description`}>{description}</p> : null}
        </header>
        {children ? <div className="dialog-body">{children}</div> : null}
        {footer ? <footer>{footer}</footer> : null}
      </div>
    </ModalDialog>
  );
}
