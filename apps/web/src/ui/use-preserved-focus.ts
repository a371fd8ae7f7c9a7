import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard focus when a click replaces the focused part of a page: whenever `state` changes and the
 * element that had the focus last is gone, the focus moves to the returned element, or to its first control if
 * it has no `tabIndex` itself. Otherwise, the keyboard would start again at the top of the page, and a screen
 * reader would leave the result. A page that nobody has touched is left alone.
 */
export function usePreservedFocus<E extends HTMLElement>(state: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(state);
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    const place = element.current;
    const isLost = focused.current instanceof Element && !focused.current.isConnected;
    if (!place || !isLost || document.activeElement !== document.body) return;
    const control = place.querySelector<HTMLElement>('button, input:not([tabindex])');
    (place.hasAttribute('tabindex') ? place : control)?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
