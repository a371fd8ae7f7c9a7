import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CONTACT_CHECK_TTL_MS, CONTACT_LEAST_MS } from '@nova/shared/contact/constants';
import { CONTACT_ERRORS } from '@nova/shared/contact/errors';
import type { ContactCheck } from '@nova/shared/contact/schemas';
import { AppError } from '@nova/shared/errors';
import type { Clock } from '../../http/clock.ts';

const LEAST_NUMBER = 2;
const MOST_NUMBER = 10;

/**
 * Creates a question about the sum of two small numbers. The check has the form `id.time.seal`, where the
 * seal covers the sum; nothing is stored before the answer.
 */
export function createContactCheck(secret: string, clock: Clock): ContactCheck {
  const [first, second] = [randomInt(LEAST_NUMBER, MOST_NUMBER), randomInt(LEAST_NUMBER, MOST_NUMBER)];
  const body = `${randomBytes(12).toString('base64url')}.${clock().toString(36)}`;
  return { check: `${body}.${sealOf(secret, body, first + second)}`, first, second };
}

/**
 * Accepts a correct answer that arrives neither faster than a person types nor later than two hours.
 * @returns the id of the question; stored so that it counts only once
 * @throws AppError `contact_check_failed`
 */
export function acceptContactCheck(secret: string, clock: Clock, check: string, answer: string): string {
  const [id = '', time = '', seal = ''] = check.split('.');
  const age = clock() - parseInt(time, 36);
  const expected = Buffer.from(sealOf(secret, `${id}.${time}`, Number(answer)));
  const actual = Buffer.from(seal);
  const isRight = actual.length === expected.length && timingSafeEqual(actual, expected);
  // The negation also refuses a time that is not a number.
  if (!isRight || !(age >= CONTACT_LEAST_MS && age <= CONTACT_CHECK_TTL_MS)) throw contactCheckFailed();
  return id;
}

export function contactCheckFailed(): AppError {
  return new AppError(CONTACT_ERRORS.checkFailed, {
    message: 'Wrong or expired answer. Please solve the new sum.',
  });
}

function sealOf(secret: string, body: string, sum: number): string {
  return createHmac('sha256', secret).update(`contact check ${body} ${sum}`).digest('base64url');
}
