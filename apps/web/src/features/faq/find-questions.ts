/** A question as it is searched: what stands on the page, figures filled in. */
export interface SearchedQuestion<Id extends string> {
  readonly id: Id;
  readonly question: string;
  readonly answer: string;
}

/** Umlauts and accents are found with and without them: "gebuhr" finds "Gebühr". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The questions that have every word of the search in question or answer; all of them while nothing is searched. */
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
