import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { placeFloating, type PlaceOptions } from './place-floating.ts';

export interface FloatingOptions extends Partial<Pick<PlaceOptions, 'side' | 'align' | 'gap'>> {
  readonly isOpen: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly floating: RefObject<HTMLElement | null>;
  /** Called for a click outside or Escape. */
  readonly onClose: (reason: 'outside' | 'escape') => void;
}

const GAP = 6;

type Placement = Required<Pick<FloatingOptions, 'side' | 'align' | 'gap'>>;

/** Positions the element next to its anchor and passes the position to its styles. */
function place(element: HTMLElement, anchor: HTMLElement, placement: Placement): void {
  const box = anchor.getBoundingClientRect();
  const placed = placeFloating({
    ...placement,
    anchor: box,
    size: { width: element.offsetWidth, height: element.offsetHeight },
    view: { width: document.documentElement.clientWidth, height: innerHeight },
  });
  element.style.left = `${placed.left}px`;
  element.style.top = `${placed.top}px`;
  element.dataset.side = placed.side;
  element.style.setProperty('--anchor', `${Math.round(box.left + box.width / 2 - placed.left)}px`);
}

/** Shows the element in the top layer and keeps its position up to date; returns a function to stop. */
function lift(element: HTMLElement, anchor: HTMLElement, placement: Placement): () => void {
  // Browsers from before 2024 have no popovers, so the element stays in the page's own layer.
  element.showPopover?.();
  const update = () => place(element, anchor, placement);
  update();
  addEventListener('resize', update);
  addEventListener('scroll', update, { capture: true, passive: true });
  // The content may load later or change.
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

/** Calls the listener on a click outside of both and on Escape, which then closes nothing else. */
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
      // Keeps a dialog below open.
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
 * Positions a non-modal element next to a button, such as a popover or a menu. The element is a native
 * popover, so that no scrolling parent clips it; it needs `popover="manual"`.
 */
export function useFloating(options: FloatingOptions): void {
  useLifted(options);
  useDismissed(options);
}
