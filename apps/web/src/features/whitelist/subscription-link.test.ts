import { expect, test } from 'vitest';
import { parseSubscriptionLink } from './subscription-link.ts';

const TOKEN = 'Zm9vYmFyMDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODk';

test('distinguishes the fragments of our mailed links', () => {
  expect(parseSubscriptionLink(`#confirm=${TOKEN}`)).toEqual({ purpose: 'confirm', token: TOKEN });
  expect(parseSubscriptionLink(`#leave-newsletter=${TOKEN}`)).toEqual({
    purpose: 'leave',
    list: 'newsletter',
    token: TOKEN,
  });
  expect(parseSubscriptionLink(`#leave-whitelist=${TOKEN}`)).toMatchObject({ list: 'whitelist' });
});

test('rejects any other fragment', () => {
  for (const hash of ['', '#', '#confirm=', `#confirm=${TOKEN}x`, `#leave-all=${TOKEN}`, `confirm=${TOKEN}`])
    expect(parseSubscriptionLink(hash)).toBeNull();
});
