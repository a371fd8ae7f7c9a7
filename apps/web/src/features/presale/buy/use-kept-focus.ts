import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard's place when a press replaces the part it was in: the focus that would fall to the page goes to
 * the element instead, whenever `state` changes.
 */
export function useKeptFocus<E extends HTMLElement>(state: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
