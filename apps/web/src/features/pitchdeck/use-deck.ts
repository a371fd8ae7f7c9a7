import { useCallback, useEffect, useState, type RefObject } from 'react';
import { isTyping, moveOf, type DeckMove } from './deck-keys.ts';
import { SLIDES } from './slides.ts';

export interface Deck {
  /** Index of the slide on the stage. */
  readonly index: number;
  readonly isOverview: boolean;
  readonly isFullScreen: boolean;
  readonly goTo: (index: number) => void;
  readonly move: (move: DeckMove) => void;
}

const LAST = SLIDES.length - 1;
const placeOfHash = (): number => SLIDES.findIndex((id) => `#${id}` === location.hash);

/** Returns the index after a command, limited to the first and last slide. */
function placeAfter(index: number, move: DeckMove): number {
  if (move === 'next') return Math.min(index + 1, LAST);
  if (move === 'previous') return Math.max(index - 1, 0);
  return move === 'first' ? 0 : LAST;
}

/**
 * State of the deck: the current slide is stored in the
 * URL (`#supply`) and changed by keys, links and `move`.
 */
export function useDeck(stage: RefObject<HTMLElement | null>): Deck {
  const [index, setIndex] = useState(0);
  const [isOverview, setIsOverview] = useState(false);
  const [isFullScreen, setIsFullScreen] = useState(false);

  const goTo = useCallback((next: number) => {
    setIndex(next);
    setIsOverview(false);
    // Replaces the router's entry, so that changing slides does not fill the history.
    history.replaceState(history.state, '', `#${SLIDES[next]}`);
  }, []);

  const move = useCallback(
    (wanted: DeckMove) => {
      if (wanted === 'overview') setIsOverview((isOpen) => !isOpen);
      else if (wanted === 'escape') setIsOverview(false);
      else if (wanted === 'fullScreen') toggleFullScreen(stage.current);
      else goTo(placeAfter(index, wanted));
    },
    [index, goTo, stage],
  );

  useEffect(() => {
    const follow = () => {
      const place = placeOfHash();
      if (place === -1) return;
      setIndex(place);
      setIsOverview(false);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    const note = () => setIsFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, []);

  useEffect(() => {
    const click = (event: KeyboardEvent) => {
      const wanted = isTyping(event) ? null : moveOf(event);
      if (wanted === null) return;
      event.preventDefault();
      move(wanted);
    };
    addEventListener('keydown', click);
    return () => removeEventListener('keydown', click);
  }, [move]);

  return { index, isOverview, isFullScreen, goTo, move };
}

/** Not supported by every browser (for example on iPhones); the button has no effect there. */
function toggleFullScreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void element?.requestFullscreen?.().catch(() => undefined);
}
