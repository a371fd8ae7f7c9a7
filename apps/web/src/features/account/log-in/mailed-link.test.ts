import { expect, it } from 'vitest';
import { parseMailedLink } from './mailed-link.ts';

const TOKEN = 'q7Jv0nC3lJ3mT8xw-2Zq9_Lk';

it('reads purpose and token of the three mailed links', () => {
  expect(parseMailedLink(`#confirm=${TOKEN}`)).toEqual({ purpose: 'confirm', token: TOKEN });
  expect(parseMailedLink(`#reset=${TOKEN}`)).toEqual({ purpose: 'reset', token: TOKEN });
  expect(parseMailedLink(`#email=${TOKEN}`)).toEqual({ purpose: 'email', token: TOKEN });
});

it('rejects anything else as a mailed link', () => {
  for (const hash of ['', '#main', '#confirm=short', `#other=${TOKEN}`, `#confirm=${TOKEN}&x=1`])
    expect(parseMailedLink(hash)).toBeNull();
});
