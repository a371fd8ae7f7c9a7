import { expect, it } from 'vitest';
import { acceptContactCheck, createContactCheck } from './contact-check.ts';

const SECRET = 'a secret of this test';
const REQUESTED_AT = 1_763_600_000_000;
const firstCheck = createContactCheck(SECRET, () => REQUESTED_AT);
const sum = String(firstCheck.first + firstCheck.second);
const answerAfter = (milliseconds: number, answer = sum, check = firstCheck.check) =>
  acceptContactCheck(SECRET, () => REQUESTED_AT + milliseconds, check, answer);

it('accepts the right sum after a few seconds and returns the question’s id', () => {
  expect(answerAfter(3_000)).toBe(firstCheck.check.split('.')[0]);
});

it('refuses a wrong sum', () => {
  expect(() => answerAfter(5_000, String(firstCheck.first + firstCheck.second + 1))).toThrow(
    'Wrong or expired answer',
  );
});

it('refuses an answer that is too fast for a person or hours old', () => {
  expect(() => answerAfter(2_999)).toThrow('Wrong or expired answer');
  expect(() => answerAfter(2 * 3_600_000 + 1)).toThrow('Wrong or expired answer');
});

it('refuses a question that the server did not create', () => {
  const [id, , seal] = firstCheck.check.split('.');
  expect(() => answerAfter(5_000, sum, `${id}.${(REQUESTED_AT - 1).toString(36)}.${seal}`)).toThrow(
    'Wrong or expired answer',
  );
  expect(() => answerAfter(5_000, sum, 'nonsense')).toThrow('Wrong or expired answer');
  const foreign = createContactCheck('another secret', () => REQUESTED_AT);
  expect(() => answerAfter(5_000, String(foreign.first + foreign.second), foreign.check)).toThrow(
    'Wrong or expired answer',
  );
});
