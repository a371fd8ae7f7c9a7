import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard focus when a click replaces the focused part: whenever `state` changes, focus that would
 * be lost moves to the element.
 */
export function usePreservedFocus<E extends HTMLElement>(state: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
