import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { placeFloating, type PlaceOptions } from './place-floating.ts';

export interface FloatingOptions extends Partial<Pick<PlaceOptions, 'side' | 'align' | 'gap'>> {
  readonly isOpen: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly floating: RefObject<HTMLElement | null>;
  /** A press outside or Escape. */
  readonly onClose: (reason: 'outside' | 'escape') => void;
}

const GAP = 6;

type Wish = Required<Pick<FloatingOptions, 'side' | 'align' | 'gap'>>;

/** Puts the element beside its anchor and tells its styles where that is. */
function place(element: HTMLElement, anchor: HTMLElement, wish: Wish): void {
  const box = anchor.getBoundingClientRect();
  const placed = placeFloating({
    ...wish,
    anchor: box,
    size: { width: element.offsetWidth, height: element.offsetHeight },
    view: { width: document.documentElement.clientWidth, height: innerHeight },
  });
  element.style.left = `${placed.left}px`;
  element.style.top = `${placed.top}px`;
  element.dataset.side = placed.side;
  element.style.setProperty('--anchor', `${Math.round(box.left + box.width / 2 - placed.left)}px`);
}

/** Lifts the element above everything and keeps it in its place; returns the way to stop. */
function lift(element: HTMLElement, anchor: HTMLElement, wish: Wish): () => void {
  // Browsers of before 2024 have no popovers; there it lies in the page's own layer.
  element.showPopover?.();
  const update = () => place(element, anchor, wish);
  update();
  addEventListener('resize', update);
  addEventListener('scroll', update, { capture: true, passive: true });
  // What stands in it may come later, or change.
  const growth = new ResizeObserver(update);
  growth.observe(element);
  return () => {
    growth.disconnect();
    removeEventListener('resize', update);
    removeEventListener('scroll', update, { capture: true });
    element.hidePopover?.();
  };
}

function useLifted(options: FloatingOptions): void {
  const { isOpen, anchor, floating, side = 'below', align = 'start', gap = GAP } = options;
  useLayoutEffect(() => {
    if (!isOpen || !floating.current) return undefined;
    return lift(floating.current, anchor.current!, { side, align, gap });
  }, [isOpen, anchor, floating, side, align, gap]);
}

/** Calls back on a press outside of both and on Escape, which then closes nothing else. */
function useDismissed({ isOpen, anchor, floating, onClose }: FloatingOptions): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && [anchor, floating].some(({ current }) => current?.contains(target));
    const onClick = (event: Event) => {
      if (!isInside(event.target)) close.current('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog below stays open.
      event.preventDefault();
      event.stopPropagation();
      close.current('escape');
    };
    document.addEventListener('pointerdown', onClick, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onClick, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen, anchor, floating]);
}

/**
 * What floats beside a button without being modal: popover and menu. The element is a native popover, so that
 * no scrolling parent cuts it off; give it `popover="manual"`.
 */
export function useFloating(options: FloatingOptions): void {
  useLifted(options);
  useDismissed(options);
}
