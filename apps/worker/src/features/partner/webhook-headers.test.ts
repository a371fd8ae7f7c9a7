import { verifyWebhook } from '@nova/shared/partner/sign-webhook';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { signHeaders } from './webhook-headers.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OLD_SECRET = Buffer.alloc(32, 9).toString('base64url');
const body = '{"type":"action.sealed","points":25}';
const id = `0x${'ab'.repeat(32)}`;

test.each([
  ['a current secret', SECRET, new Webhook(SECRET)],
  ['a secret from before the standard', OLD_SECRET, new Webhook(OLD_SECRET, { format: 'raw' })],
])('a library for Standard Webhooks accepts what %s has signed', async (_, secret, receiver) => {
  const headers = await signHeaders({ secret, id, body, sentAt: Date.now() });
  expect(headers['webhook-id']).toBe(id);
  expect(receiver.verify(body, headers)).toEqual({ type: 'action.sealed', points: 25 });
  expect(() => receiver.verify(body.replace('25', '26'), headers)).toThrow('No matching signature found');
});

test('reproduces the signature of the specification’s example', async () => {
  const headers = await signHeaders({
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    sentAt: 1_614_265_330_000,
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('keeps the earlier signature header unchanged', async () => {
  const headers = await signHeaders({ secret: OLD_SECRET, id, body, sentAt: 1_800_000_000_999 });
  expect(headers['nova-signature']).toMatch(/^t=1800000000,v1=[0-9a-f]{64}$/);
  expect(await verifyWebhook(OLD_SECRET, body, headers['nova-signature']!, 1_800_000_001)).toBe(true);
});
