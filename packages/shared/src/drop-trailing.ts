/** The text without all of the same ending, in one pass: a regular expression for it looks again from every place. */
export function dropTrailing(text: string, ending: string): string {
  let end = text.length;
  while (end >= ending.length && text.startsWith(ending, end - ending.length)) end -= ending.length;
  return text.slice(0, end);
}
