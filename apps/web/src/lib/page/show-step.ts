import { useEffect, type RefObject } from 'react';

/** Returns whether the start of an element is on the screen, below any sticky header. */
function isStartSeen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top >= edge && top < innerHeight / 2;
}

/** Scrolls a card into view and focuses its heading, so that screen readers announce it first. */
export function showStep(card: HTMLElement): void {
  const heading = card.querySelector<HTMLElement>('[data-step-title]') ?? card.querySelector('h2, h3');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (isStartSeen(card)) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  card.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}

/**
 * Shows a card whenever its step changes. On a phone, a click replaces a long form with a short card; without
 * this, the reader ends up at the footer, with the wallet's request above the screen.
 * @param step current step; null for the form itself, which needs no scrolling
 */
export function useShownStep(card: RefObject<HTMLElement | null>, step: string | null): void {
  useEffect(() => {
    if (step !== null && card.current) showStep(card.current);
  }, [card, step]);
}
