import type { SearchedQuestion } from './find-questions.ts';

/**
 * Returns the questions as schema.org data for a `<script>`, with "<" escaped so that no text can close it.
 */
export function structuredQuestions(questions: readonly SearchedQuestion<string>[], address: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${address}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
