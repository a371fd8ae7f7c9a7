import { expect, it } from 'vitest';
import { checkTokenTexts } from './check-texts.ts';
import { findTokenError } from './find-token-error.ts';

it('reports the first error', () => {
  expect(findTokenError({ name: 'Car Coin', symbol: 'CAR', supply: 1n })).toBe(null);
  expect(findTokenError({ name: '', symbol: 'CAR', supply: 1n })).toBe('missing');
  expect(findTokenError({ name: 'Car', symbol: 'CAR', supply: null })).toBe('missing');
  expect(findTokenError({ name: 'Car\u200BCoin', symbol: 'CAR' })).toBe('name');
  expect(findTokenError({ name: 'Теther', symbol: 'CAR' })).toBe('nameLooksLike');
  expect(findTokenError({ name: 'Car', symbol: 'car' })).toBe('symbol');
  expect(findTokenError({ name: 'Car', symbol: 'U5DT' })).toBe('symbolLooksLike');
  expect(findTokenError({ name: 'Car', symbol: 'N4C' })).toBe('symbolLooksLike');
  expect(findTokenError({ name: 'Car', symbol: 'CAR', supply: 0n })).toBe('supply');
  expect(findTokenError({ name: 'Car', symbol: 'CAR', supply: 2n ** 128n })).toBe('supply');
});

it('reports missing fields with the message of the specification', () => {
  expect(() => checkTokenTexts({ name: 'Car', symbol: '' })).toThrow('Please fill in all fields');
});
