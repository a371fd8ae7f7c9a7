import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useFloating } from './use-floating.ts';

export interface TooltipProps {
  /** A short addition. Whoever never sees it must miss nothing. */
  readonly text: ReactNode;
  /** The control it belongs to; it takes the attributes. */
  readonly children: (attributes: { readonly 'aria-describedby': string }) => ReactNode;
}

const OPEN_AFTER_MS = 250;
/** Time to move the pointer onto the text, to read on or to select it. */
const CLOSE_AFTER_MS = 120;

/** Opens and closes after a moment, at once where no moment is given. */
function useDelayedState(): [boolean, (next: boolean, afterMs?: number) => void] {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), afterMs);
  };
  return [isOpen, change];
}

/** A word more on a control, on hover and on focus, gone with Escape. Screen readers always have it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const floating = useRef<HTMLSpanElement>(null);
  const [isOpen, change] = useDelayedState();
  useFloating({
    isOpen,
    anchor,
    floating,
    side: 'above',
    align: 'center',
    gap: 8,
    onClose: (reason) => {
      if (reason === 'escape') change(false);
    },
  });
  return (
    <span
      className="tip-place"
      ref={anchor}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') change(true, OPEN_AFTER_MS);
      }}
      onPointerLeave={() => change(false, CLOSE_AFTER_MS)}
      onFocus={() => change(true)}
      onBlur={() => change(false)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={floating} id={id} role="tooltip" popover="manual" hidden={!isOpen} className="tip">
        {text}
      </span>
    </span>
  );
}
