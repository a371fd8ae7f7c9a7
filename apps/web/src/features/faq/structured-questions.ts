import type { SearchedQuestion } from './find-questions.ts';

/**
 * The questions as schema.org data for search engines, as text for a `<script>`: a "<" cannot end it, whatever a text
 * says.
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
