/** A command for the deck by key, button or touch. */
export type DeckMove = 'next' | 'previous' | 'first' | 'last' | 'overview' | 'fullScreen' | 'escape';

const KEYS: Readonly<Record<string, DeckMove>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  o: 'overview',
  f: 'fullScreen',
  Escape: 'escape',
};

type Keystroke = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/** Returns the command of a key; null for all other keys and for shortcuts of browser and system. */
export function moveOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Keystroke): DeckMove | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/**
 * Returns true if the key belongs to the focused element:
 * a field, a menu, a dialog, or Space on a button or link.
 */
export function isTyping({ key, target }: Keystroke): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="menu"], dialog, [popover]'))
    return true;
  return key === ' ' && target.closest('button, a') !== null;
}

/** Minimum distance of a swipe in pixels; it must also be mainly horizontal. */
const SWIPE_LEAST = 48;
const SWIPE_FLATNESS = 1.6;

/** Returns the command of a swipe; null if it scrolled or was too short. */
export function moveOfSwipe(x: number, y: number): DeckMove | null {
  if (Math.abs(x) < SWIPE_LEAST || Math.abs(x) < Math.abs(y) * SWIPE_FLATNESS) return null;
  return x < 0 ? 'next' : 'previous';
}
