import type { PerLanguage } from '@nova/shared/language/language';
import type { FlatTexts } from './check-texts.ts';

/** Maximum number of words in a sentence, by language. German compounds combine several English words. */
const MOST_TEXTS: Readonly<Record<string, number>> = { en: 25, de: 22 } satisfies PerLanguage<number>;

/** Texts that may be longer, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'faq:questions.convert.answer': 'begins with the rule above',
  'presale:buy.risk': 'a declaration that a buyer confirms as a whole',
};

/**
 * Lists sentences that are too long to read easily, one line each, and exceptions that are no longer needed.
 */
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

/** A colon or a semicolon ends a sentence as well as a full stop. */
function toSentences(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+/);
}

function countTexts(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
