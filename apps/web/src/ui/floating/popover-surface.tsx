import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { FOCUSABLE } from '../focusable.ts';
import { useFloating } from './use-floating.ts';

export interface PopoverSurfaceProps {
  /** Accessible name. */
  readonly label: string;
  readonly id?: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly align?: 'start' | 'center' | 'end';
  /** Distance from the anchor in CSS pixels. */
  readonly gap?: number;
  readonly className: string;
  /** @param isFocusBack whether focus must return to the button */
  readonly onClose: (isFocusBack: boolean) => void;
  /** Content; `close` returns focus to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** Returns whether Tab would move focus out of the element. */
function leadsOut({ shiftKey }: KeyboardEvent, element: HTMLElement): boolean {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const edge = shiftKey ? stops[0] : stops.at(-1);
  const { activeElement } = document;
  return activeElement === edge || (activeElement === element && (shiftKey || !edge));
}

/** A popover's surface, open next to its button and focused. Not modal. */
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
        // Tab continues from the button, regardless of the surface's position in the document.
        onClose(true);
        if (event.shiftKey) event.preventDefault();
      }}
      onBlur={(event) => {
        // Moving the focus out of the popover closes it.
        const { relatedTarget } = event;
        const isInside = floating.current!.contains(relatedTarget) || anchor.current!.contains(relatedTarget);
        if (relatedTarget && !isInside) onClose(false);
      }}
    >
      {typeof children === 'function' ? children(() => onClose(true)) : children}
    </div>
  );
}
