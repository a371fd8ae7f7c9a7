import { expect, test } from 'vitest';
import { callKey, CallWeights } from './call-weights.ts';

const TO = `0x${'Ab'.repeat(20)}`;

test('calls of one function of one contract share a key, regardless of arguments', () => {
  const key = callKey('eth_call', [{ to: TO, data: '0x12345678aa' }, 'latest']);
  expect(key).toBe(`eth_call ${TO.toLowerCase()} 0x12345678`);
  expect(callKey('eth_call', [{ to: TO.toLowerCase(), input: '0x12345678bb' }])).toBe(key);
  expect(callKey('eth_estimateGas', [{ to: TO, data: '0x12345678' }])).not.toBe(key);
  expect(callKey('eth_call', [{ to: 5, data: null }])).toBe('eth_call  ');
  expect(callKey('eth_call', [null])).toBe('eth_call');
});

test('a slow call is not tried on the sealing thread again for ten seconds', () => {
  const time = { now: 0 };
  const weights = new CallWeights(() => time.now);
  expect(weights.seemsLight('a')).toBe(true);
  weights.wasHeavy('a');
  expect(weights.seemsLight('a')).toBe(false);
  expect(weights.seemsLight('b')).toBe(true);
  time.now = 9_999;
  expect(weights.seemsLight('a')).toBe(false);
  time.now = 10_000;
  expect(weights.seemsLight('a')).toBe(true);
});

test('when many calls were aborted within a second, only those known to be light are tried', () => {
  const time = { now: 0 };
  const weights = new CallWeights(() => time.now);
  weights.wasLight('known');
  for (const key of ['a', 'b', 'c', 'd']) weights.wasHeavy(key);
  expect(weights.seemsLight('unknown')).toBe(false);
  expect(weights.seemsLight('known')).toBe(true);
  time.now = 1_000;
  expect(weights.seemsLight('unknown')).toBe(true);
});

test('a call that is no longer light counts as heavy', () => {
  const weights = new CallWeights(() => 0);
  weights.wasLight('a');
  weights.wasHeavy('a');
  expect(weights.seemsLight('a')).toBe(false);
});
