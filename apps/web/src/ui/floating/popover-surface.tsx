import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { FOCUSABLE } from '../focusable.ts';
import { useFloating } from './use-floating.ts';

export interface PopoverSurfaceProps {
  /** Its name for those who do not see what it belongs to. */
  readonly label: string;
  readonly id?: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly align?: 'start' | 'center' | 'end';
  /** Distance from the anchor, CSS pixels. */
  readonly gap?: number;
  readonly className: string;
  /** @param isFocusBack whether the focus belongs on the button again */
  readonly onClose: (isFocusBack: boolean) => void;
  /** What it shows; `close` gives the focus back to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** Whether Tab would lead out of the element from where the focus is. */
function leadsOut({ shiftKey }: KeyboardEvent, element: HTMLElement): boolean {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const edge = shiftKey ? stops[0] : stops.at(-1);
  const { activeElement } = document;
  return activeElement === edge || (activeElement === element && (shiftKey || !edge));
}

/** What lies beside its button while it is open and has the focus: the surface of a popover. Not modal. */
export function PopoverSurface({
  label,
  id,
  anchor,
  align = 'start',
  gap,
  className,
  onClose,
  children,
}: PopoverSurfaceProps) {
  const floating = useRef<HTMLDivElement>(null);
  useFloating({
    isOpen: true,
    anchor,
    floating,
    align,
    ...(gap === undefined ? {} : { gap }),
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
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Tab' || !leadsOut(event, floating.current!)) return;
        // Wherever it lies in the document, the way out leads past its button.
        onClose(true);
        if (event.shiftKey) event.preventDefault();
      }}
      onBlur={(event) => {
        // Tab leads out of it: then it is done with.
        const { relatedTarget } = event;
        const isInside = floating.current!.contains(relatedTarget) || anchor.current!.contains(relatedTarget);
        if (relatedTarget && !isInside) onClose(false);
      }}
    >
      {typeof children === 'function' ? children(() => onClose(true)) : children}
    </div>
  );
}
