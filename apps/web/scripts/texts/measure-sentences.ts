import type { FlatTexts } from './check-texts.ts';

/** Words that a sentence has at most, by language. German compounds say in one word what English says in two. */
const MOST_TEXTS: Readonly<Record<string, number>> = { en: 25, de: 22 };

/** Texts that may be longer, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'common:conversionRule': 'one sentence with all conditions, quoted by tests of documents and pages',
  'faq:questions.convert.answer': 'begins with the rule above',
  'presale:buy.risk': 'a declaration that a buyer confirms as a whole',
};

/** Sentences that are too long to be read in one go, one line each, and exceptions that are not needed any more. */
export function measureSentences(languages: Readonly<Record<string, FlatTexts>>): string[] {
  const long = Object.entries(languages).flatMap(([language, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const most = Math.max(...toSentences(text).map(countTexts));
      return most > (MOST_TEXTS[language] ?? Infinity) ? [{ language, key, most }] : [];
    }),
  );
  const needed = new Set(long.map(({ key }) => key));
  return [
    ...long
      .filter(({ key }) => EXCEPTIONS[key] === undefined)
      .map(
        ({ language, key, most }) =>
          `${key} (${language}) has a sentence of ${most} words; at most ${MOST_TEXTS[language]} are easy to read`,
      ),
    ...Object.keys(EXCEPTIONS)
      .filter((key) => languages['en']?.has(key) && !needed.has(key))
      .map((key) => `measure-sentences.ts: ${key} is short enough and needs no exception`),
  ];
}

/** A colon and a semicolon end a thought as well as a full stop does. */
function toSentences(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+/);
}

function countTexts(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
