import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const isRow = (target: EventTarget | null) => target instanceof Element && target.closest('tbody') !== null;

/**
 * Returns whether the user is in the middle of a list: scrolled past its start, hovering over it, or moving
 * through its rows by keyboard. New rows must not be inserted then.
 *
 * @returns `mark` for an element at the start of the list, `handlers` for the list itself
 */
export function useIsBrowsingList() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsScrolled(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  }, []);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsPointed(false),
    onFocus: (event: FocusEvent) => setIsFocused(isRow(event.target)),
    onBlur: (event: FocusEvent) => setIsFocused(isRow(event.relatedTarget)),
  };
  return { mark, handlers, isHeld: isScrolled || isPointed || isFocused };
}
