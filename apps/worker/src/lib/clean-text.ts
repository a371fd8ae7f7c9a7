/**
 * Control characters, and those that change the direction of surrounding text: a name containing them could
 * alter the line it appears in. (Joining and invisible characters within a name are left to the display.)
 */
const HARMFUL = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Cleans text from strangers for storage and display: no control or direction characters, valid Unicode,
 * limited length.
 * @returns Null if nothing is left.
 */
export function cleanText(text: string, maxCharacters: number): string | null {
  // Truncated first, because a text may have ten megabytes.
  const start = text.slice(0, maxCharacters * 4);
  // An unpaired surrogate, which the database would reject, becomes the replacement character.
  const valid = Buffer.from(start, 'utf8').toString('utf8');
  const cleaned = valid.replaceAll(HARMFUL, ' ').replaceAll(/\s+/g, ' ').trim();
  const cut = Array.from(cleaned).slice(0, maxCharacters).join('').trim();
  return cut === '' ? null : cut;
}
