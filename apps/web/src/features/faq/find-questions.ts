/** A question as searched: the displayed text with its figures inserted. */
export interface SearchedQuestion<Id extends string> {
  readonly id: Id;
  readonly question: string;
  readonly answer: string;
}

/** Removes accents, so that "gebuhr" also finds "Gebühr". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Returns the questions that contain every search word in
 * question or answer; all of them for an empty search.
 */
export function findQuestions<Id extends string>(
  text: string,
  questions: readonly SearchedQuestion<Id>[],
): ReadonlySet<Id> {
  const texts = fold(text).split(/\s+/).filter(Boolean);
  const found = questions.filter(({ question, answer }) => {
    const whole = fold(`${question} ${answer}`);
    return texts.every((word) => whole.includes(word));
  });
  return new Set(found.map(({ id }) => id));
}
