/** What has been typed into a menu so far, and when. */
export interface Typed {
  text: string;
  /** Milliseconds of the last key. */
  at: number;
}

/** A pause after which typing begins anew, milliseconds. */
const PAUSE_MS = 600;

/**
 * Finds the entry that begins with what is being typed, after the current one and around the end. The same letter
 * again goes on to the next entry with it.
 *
 * @returns its index, or null when none begins so
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
