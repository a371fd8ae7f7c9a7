import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_TTL_SECONDS } from '@nova/shared/account/schemas';
import { expect, test } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';

const SECRET = 'a secret of this test';
const session = () => ({ userId: randomUUID(), sessionId: randomUUID() });

test('a token is valid for its time, however often it was verified before', async () => {
  let now = 1_700_000_000_400;
  const tokens = createAccessTokens(SECRET, () => now);
  const owner = session();
  const { token, expiresAt } = await tokens.issue(owner);
  expect(expiresAt).toBe(1_700_000_000_000 + ACCESS_TOKEN_TTL_SECONDS * 1000);
  for (now of [now, now, expiresAt - 1]) {
    expect(await tokens.verify(token)).toEqual({ ...owner, expiresAt });
  }
  now = expiresAt;
  await expect(tokens.verify(token)).rejects.toThrow('Your session has expired.');
});

test('a remembered token does not make another one valid', async () => {
  const tokens = createAccessTokens(SECRET, Date.now);
  const [{ token }, { token: other }] = [await tokens.issue(session()), await tokens.issue(session())];
  await tokens.verify(token);
  await tokens.verify(other);
  const [header, claims, signature] = token.split('.') as [string, string, string];
  const [, otherClaims, otherSignature] = other.split('.') as [string, string, string];
  const forged = [
    `${header}.${otherClaims}.${signature}`,
    `${header}.${claims}.${otherSignature}`,
    `${header}.${claims}.`,
    (await createAccessTokens('another secret', Date.now).issue(session())).token,
  ];
  for (const token of forged) await expect(tokens.verify(token)).rejects.toThrow('is not valid');
});
