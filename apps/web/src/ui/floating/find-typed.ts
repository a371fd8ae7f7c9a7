/** Text typed into a menu so far, with its time. */
export interface Typed {
  text: string;
  /** Time of the last key in milliseconds. */
  at: number;
}

/** Milliseconds without a key after which typing starts over. */
const PAUSE_MS = 600;

/**
 * Finds the entry that starts with the typed text, after the current one and wrapping around. Repeating a
 * letter moves to the next entry that starts with it.
 *
 * @returns its index, or null if there is none
 */
export function findTyped(
  typed: Typed,
  key: string,
  now: number,
  labels: readonly string[],
  from: number,
): number | null {
  const letter = key.toLowerCase();
  const isNew = now - typed.at > PAUSE_MS;
  typed.text = isNew || typed.text === letter ? letter : typed.text + letter;
  typed.at = now;
  const first = typed.text.length === 1 ? from + 1 : from;
  for (let step = 0; step < labels.length; step++) {
    const index = (Math.max(0, first) + step) % labels.length;
    if (labels[index]!.toLowerCase().startsWith(typed.text)) return index;
  }
  return null;
}
