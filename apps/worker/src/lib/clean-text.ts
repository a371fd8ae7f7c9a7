/**
 * Control characters, and those that change the direction of surrounding text: a name containing them could
 * alter the line it appears in. (Joining and invisible characters beside visible ones are left to the display.)
 */
const HARMFUL = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** A character that shows something. Some that show nothing are letters: the Hangul fillers and an empty Braille cell. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Cleans text from strangers for storage and display: no control or direction characters, valid Unicode,
 * limited length.
 * @returns Null if nothing visible is left, because a link or a heading without visible text cannot be found.
 */
export function cleanText(text: string, maxCharacters: number): string | null {
  // Truncated first, because a text may have ten megabytes.
  const start = text.slice(0, maxCharacters * 4);
  // An unpaired surrogate, which the database would reject, becomes the replacement character.
  const valid = Buffer.from(start, 'utf8').toString('utf8');
  const cleaned = valid.replaceAll(HARMFUL, ' ').replaceAll(/\s+/g, ' ').trim();
  const cut = Array.from(cleaned).slice(0, maxCharacters).join('').trim();
  return VISIBLE.test(cut) ? cut : null;
}
