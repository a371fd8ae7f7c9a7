import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { PopoverSurface } from './popover-surface.tsx';

/** Attributes for the button of a popover or menu, to spread on a `Button`. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'dialog' | 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export interface PopoverProps {
  /** Accessible name. */
  readonly label: string;
  readonly renderTrigger: (props: TriggerProps) => ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  /** Content; `close` returns focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** A small surface next to its button: details or a few settings. Not modal. */
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
        <PopoverSurface
          label={label}
          id={id}
          anchor={anchor}
          align={align}
          className="floating popover"
          onClose={close}
        >
          {children}
        </PopoverSurface>
      ) : null}
    </>
  );
}
