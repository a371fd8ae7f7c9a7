import { expect, test } from 'vitest';
import { normalizeMailbox } from './normalize-mailbox.ts';

test.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['ada+nova@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['a.d.a+nova@gmail.com', 'ada@gmail.com'],
  ['A.Da@GoogleMail.com', 'ada@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
});
