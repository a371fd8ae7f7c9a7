import { useEffect, type RefObject } from 'react';

/** Whether the start of an element is on the screen, below whatever the page keeps at its top. */
function isStartSeen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top >= edge && top < innerHeight / 2;
}

/** Scrolls a card to where it is read, and gives its heading the focus: what stands there is said first. */
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
 * Shows a card whenever it has come to another step. A press on a phone replaces a long form by a short card: without
 * this the reader is left at the footer, and what the wallet is asked stands above the screen.
 * @param step names the step; null for the form itself, which nobody has to be led to
 */
export function useShownStep(card: RefObject<HTMLElement | null>, step: string | null): void {
  useEffect(() => {
    if (step !== null && card.current) showStep(card.current);
  }, [card, step]);
}
