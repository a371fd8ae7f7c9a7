/**
 * Removes all trailing repetitions of `ending` in one pass; a regular expression would restart at every
 * position.
 */
export function dropTrailing(text: string, ending: string): string {
  let end = text.length;
  while (end >= ending.length && text.startsWith(ending, end - ending.length)) end -= ending.length;
  return text.slice(0, end);
}
