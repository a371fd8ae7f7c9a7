import { expect, test } from 'vitest';
import { hideFields } from './hide-fields.ts';

test('the password in a URL is hidden at any position of a text', () => {
  expect(hideFields('no postgres://nova:of%20ours@127.0.0.1:5432/nova, and smtp://user:pass@mail')).toBe(
    'no postgres://nova:[hidden]@127.0.0.1:5432/nova, and smtp://user:[hidden]@mail',
  );
  expect(hideFields('https://nova.example/path and a:b@c')).toBe('https://nova.example/path and a:b@c');
});

test('a text of one long word, which a client may have sent, is read once', () => {
  const word = 'a'.repeat(2_000_000);
  expect(hideFields(word)).toBe(word);
});
