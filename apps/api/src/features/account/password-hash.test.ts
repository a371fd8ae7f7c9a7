import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const HERE = '192.0.2.1';
const PARAMETERS = '$argon2id$v=19$m=19456,t=2,p=1$';

test('a password is hashed with Argon2id over 19 MiB and its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('kq7!vm2xpd', HERE), hashPassword('kq7!vm2xpd', HERE)]);
  expect(one.startsWith(PARAMETERS)).toBe(true);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'kq7!vm2xpd', HERE)).toBe(true);
  expect(await verifyPassword(one, 'kq7!vm2xpe', HERE)).toBe(false);
});

test('other requests are served while passwords are hashed', async () => {
  let turns = 0;
  let isDone = false;
  const serve = () => {
    turns += 1;
    if (!isDone) setImmediate(serve);
  };
  setImmediate(serve);
  await Promise.all(Array.from({ length: 4 }, () => hashPassword('kq7!vm2xpd', HERE)));
  isDone = true;
  // Hashing on this thread would allow only one event loop turn per hash.
  expect(turns).toBeGreaterThan(20);
});

test('the password of an unknown account is compared with a hash too and never matches', async () => {
  // With other parameters the response time would reveal that the account does not exist.
  expect(await verifyPassword(null, 'kq7!vm2xpd', HERE)).toBe(false);
  expect(await verifyPassword(undefined, '', HERE)).toBe(false);
});
