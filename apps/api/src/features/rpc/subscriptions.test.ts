import { expect, test } from 'vitest';
import { SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import { countSubscriptions } from './subscriptions.ts';

const subscribe = (id: number) => ({ jsonrpc: '2.0' as const, id, method: SUBSCRIBE, params: ['newHeads'] });
const unsubscribe = (id: number, subscription: string) => ({
  jsonrpc: '2.0' as const,
  id,
  method: UNSUBSCRIBE,
  params: [subscription],
});
const answer = (id: number, result: unknown) => JSON.stringify({ jsonrpc: '2.0', id, result });

test('calls with the same id count separately', () => {
  const subscriptions = countSubscriptions(2);
  expect([1, 1, 1].map((id) => subscriptions.admit(subscribe(id)))).toEqual([true, true, false]);
  subscriptions.observe(answer(1, '0xa'));
  subscriptions.observe(answer(1, '0xb'));
  expect(subscriptions.admit(subscribe(1))).toBe(false);
});

test('a subscription counts until the node has ended it', () => {
  const subscriptions = countSubscriptions(1);
  subscriptions.admit(subscribe(1));
  subscriptions.observe(answer(1, '0xa'));
  subscriptions.admit(unsubscribe(2, '0xa'));
  expect(subscriptions.admit(subscribe(3))).toBe(false);
  subscriptions.observe(answer(2, true));
  expect(subscriptions.admit(subscribe(3))).toBe(true);
});

test('a cancellation that the node refuses ends nothing', () => {
  const subscriptions = countSubscriptions(1);
  subscriptions.admit(subscribe(1));
  subscriptions.observe(answer(1, '0xa'));
  subscriptions.admit(unsubscribe(2, '0xa'));
  subscriptions.observe(
    JSON.stringify({ jsonrpc: '2.0', id: 2, error: { code: -32000, message: 'not found' } }),
  );
  expect(subscriptions.admit(subscribe(3))).toBe(false);
});

test('a subscription that the node refuses frees its slot', () => {
  const subscriptions = countSubscriptions(1);
  subscriptions.admit(subscribe(1));
  subscriptions.observe(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'no' } }));
  expect(subscriptions.admit(subscribe(2))).toBe(true);
});
