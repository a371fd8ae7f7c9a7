import { expect, it } from 'vitest';
import { structuredQuestions } from './structured-questions.ts';

it('is a schema.org FAQ page with one URL per question, and cannot close its script', () => {
  const text = structuredQuestions(
    [{ id: 'fees', question: 'What does it cost?', answer: 'Nothing </script>' }],
    'https://nova.example/faq',
  );
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        '@id': 'https://nova.example/faq#fees',
        name: 'What does it cost?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nothing </script>' },
      },
    ],
  });
});
