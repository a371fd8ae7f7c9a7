import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useFloating } from './use-floating.ts';

/** What the button of a popover or menu needs; spread it on a `Button`. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'dialog' | 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export interface PopoverProps {
  /** Its name for those who do not see what it belongs to. */
  readonly label: string;
  readonly renderTrigger: (props: TriggerProps) => ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  /** What it shows; `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
}

function Content({
  label,
  id,
  anchor,
  align,
  onClose,
  children,
}: Pick<PopoverProps, 'label' | 'align'> & {
  readonly id: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: (isFocusBack: boolean) => void;
  readonly children: (close: () => void) => ReactNode;
}) {
  const floating = useRef<HTMLDivElement>(null);
  useFloating({
    isOpen: true,
    anchor,
    floating,
    align: align ?? 'start',
    onClose: (reason) => onClose(reason === 'escape'),
  });
  useEffect(() => floating.current!.focus({ preventScroll: true }), []);
  return (
    <div
      ref={floating}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="floating popover"
      onBlur={(event) => {
        // Tab leads out of it: then it is done with.
        const { relatedTarget } = event;
        const isInside = floating.current!.contains(relatedTarget) || anchor.current!.contains(relatedTarget);
        if (relatedTarget && !isInside) onClose(false);
      }}
    >
      {children(() => onClose(true))}
    </div>
  );
}

/** A small surface beside its button: more about something, or a few settings. Not modal. */
export function Popover({ label, renderTrigger, align = 'start', children }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (isFocusBack: boolean) => {
    setIsOpen(false);
    if (isFocusBack) anchor.current!.focus();
  };
  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen ? (
        <Content label={label} id={id} anchor={anchor} align={align} onClose={close}>
          {children}
        </Content>
      ) : null}
    </>
  );
}
