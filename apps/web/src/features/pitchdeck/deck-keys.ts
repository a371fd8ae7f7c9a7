/** What a key, a button or a finger asks of the deck. */
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

/** The move behind a key; null for every other key and for shortcuts of browser and system. */
export function moveOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Keystroke): DeckMove | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** True when the key belongs to what has the focus: a field, a menu, a dialog, or the space of a button or link. */
export function isTyping({ key, target }: Keystroke): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="menu"], dialog, [popover]'))
    return true;
  return key === ' ' && target.closest('button, a') !== null;
}

/** Least way of a finger, in pixels, and how much flatter than high it must be. */
const SWIPE_LEAST = 48;
const SWIPE_FLATNESS = 1.6;

/** The move of a finger that went so far; null when it scrolled or did not move enough. */
export function moveOfSwipe(x: number, y: number): DeckMove | null {
  if (Math.abs(x) < SWIPE_LEAST || Math.abs(x) < Math.abs(y) * SWIPE_FLATNESS) return null;
  return x < 0 ? 'next' : 'previous';
}
