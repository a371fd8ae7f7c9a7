import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';

export interface ModalDialogProps extends Omit<
  ComponentProps<'dialog'>,
  'ref' | 'open' | 'onClose' | 'onCancel'
> {
  /** Called for Escape, the browser's back gesture, and a click on the backdrop. */
  readonly onClose: () => void;
  /** False while the dialog must stay open, during a request or until a word is typed. */
  readonly canClose?: boolean;
  /** Whether a click on the backdrop closes it. */
  readonly isLight?: boolean;
}

/** Moves focus to the marked element, otherwise to the browser's choice, otherwise to the dialog itself. */
function focusInside(dialog: HTMLDialogElement): void {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked) marked.focus();
  else if (!dialog.contains(document.activeElement)) dialog.focus();
}

let openModals = 0;

/**
 * Keeps the page behind from scrolling while a modal is open, and its width while it has no scrollbar. A rule
 * with `:has()` or a custom property on the root would make the browser restyle every element of the page.
 * @returns the function that ends it
 */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (openModals === 0) {
    style.paddingRight = `${innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  openModals += 1;
  return () => {
    openModals -= 1;
    if (openModals > 0) return;
    style.paddingRight = '';
    style.overflow = '';
  };
}

/**
 * The site's single modal layer: a native dialog, open while it is rendered. The browser traps focus and
 * makes everything else inert; the page behind does not scroll; afterwards focus returns to its
 * origin. Used by dialog, sheet and the menu of phones.
 */
export function ModalDialog({
  onClose,
  canClose = true,
  isLight = true,
  children,
  ...rest
}: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    const opener = document.activeElement;
    const unlockPage = lockPage();
    dialog.showModal();
    focusInside(dialog);
    return () => {
      dialog.close();
      unlockPage();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const closeOnGround = (event: MouseEvent) => {
    if (isLight && canClose && event.target === ref.current) onClose();
  };
  return (
    <dialog
      tabIndex={-1}
      {...rest}
      ref={ref}
      onCancel={(event) => {
        // A file picker inside also fires this event.
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (canClose) onClose();
      }}
      onClose={(event) => {
        // The browser may close it directly on a second Escape.
        if (event.target === ref.current) onClose();
      }}
      onMouseDown={closeOnGround}
    >
      {children}
    </dialog>
  );
}
