import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';

export interface ModalDialogProps extends Omit<
  ComponentProps<'dialog'>,
  'ref' | 'open' | 'onClose' | 'onCancel'
> {
  /** Escape, the browser's back gesture, and a press on the ground behind it. */
  readonly onClose: () => void;
  /** False while it must not be left: something is being sent, or a word has to be typed. */
  readonly canClose?: boolean;
  /** Whether a press on the ground behind it closes it. */
  readonly isLight?: boolean;
}

/** Gives the focus to what is marked for it, else to where the browser put it, else to the dialog itself. */
function focusInside(dialog: HTMLDialogElement): void {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked) marked.focus();
  else if (!dialog.contains(document.activeElement)) dialog.focus();
}

/** Tells the styles how wide the scrollbar is that is about to go. */
function keepScrollbarWidth(): void {
  if (document.querySelector('dialog[open][data-modal]')) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

/**
 * The one modal layer of the site: a native dialog, open for as long as it is rendered. The browser keeps the focus
 * inside and everything else inert; the page behind does not scroll (`floating.css`); afterwards the focus is back
 * where it came from. Dialog, sheet and the menu of phones are made of it.
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
    keepScrollbarWidth();
    dialog.showModal();
    focusInside(dialog);
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const closeOnGround = (event: MouseEvent) => {
    if (isLight && canClose && event.target === ref.current) onClose();
  };
  return (
    <dialog
      tabIndex={-1}
      data-modal=""
      {...rest}
      ref={ref}
      onCancel={(event) => {
        // Of a file picker inside it, too; that one is none of ours.
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (canClose) onClose();
      }}
      onClose={(event) => {
        // The browser may close it by itself, on a second Escape.
        if (event.target === ref.current) onClose();
      }}
      onMouseDown={closeOnGround}
    >
      {children}
    </dialog>
  );
}
