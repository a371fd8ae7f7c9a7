/**
 * Control characters, and those that turn the direction of text around them: a name with these can make the line it
 * stands in say something else. (Characters that join or hide within a name are left to whoever shows it.)
 */
const HARMFUL = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * What a stranger wrote, fit to be stored and shown: no control or direction characters, valid Unicode, cut.
 * @returns null where nothing is left
 */
export function cleanText(text: string, maxCharacters: number): string | null {
  // Cut first: the rest of ten megabytes is not worth looking at.
  const start = text.slice(0, maxCharacters * 4);
  // Half a pair of surrogates becomes the sign for what cannot be read; the database would refuse it.
  const valid = Buffer.from(start, 'utf8').toString('utf8');
  const cleaned = valid.replaceAll(HARMFUL, ' ').replaceAll(/\s+/g, ' ').trim();
  const cut = Array.from(cleaned).slice(0, maxCharacters).join('').trim();
  return cut === '' ? null : cut;
}
