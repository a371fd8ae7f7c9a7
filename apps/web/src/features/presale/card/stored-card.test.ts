import { beforeEach, expect, it } from 'vitest';
import { removeCard, storeCard, readCard } from './stored-card.ts';

const CARD = { id: `0x${'ab'.repeat(32)}`, url: 'https://checkout.example/pay' } as const;

beforeEach(() => localStorage.clear());

it('keeps the payment page of each account until it is removed', () => {
  storeCard('u1', CARD);
  expect(readCard('u1')).toEqual(CARD);
  expect(readCard('u2')).toBeNull();
  removeCard('u1');
  expect(readCard('u1')).toBeNull();
});

it('ignores a stored value of another origin', () => {
  for (const text of ['{', '{}', JSON.stringify({ ...CARD, url: 'javascript:alert(1)' }), '7']) {
    localStorage.setItem('nova.presale.card.u1', text);
    expect(readCard('u1')).toBeNull();
  }
});
