import { expect, it } from 'vitest';
import { checkTokenWords } from './check-words.ts';
import { findTokenFault } from './find-token-fault.ts';

it('names what is wrong first', () => {
  expect(findTokenFault({ name: 'Car Coin', symbol: 'CAR', supply: 1n })).toBe(null);
  expect(findTokenFault({ name: '', symbol: 'CAR', supply: 1n })).toBe('missing');
  expect(findTokenFault({ name: 'Car', symbol: 'CAR', supply: null })).toBe('missing');
  expect(findTokenFault({ name: 'Car\u200BCoin', symbol: 'CAR' })).toBe('name');
  expect(findTokenFault({ name: 'Теther', symbol: 'CAR' })).toBe('nameLooksLike');
  expect(findTokenFault({ name: 'Car', symbol: 'car' })).toBe('symbol');
  expect(findTokenFault({ name: 'Car', symbol: 'U5DT' })).toBe('symbolLooksLike');
  expect(findTokenFault({ name: 'Car', symbol: 'N4C' })).toBe('symbolLooksLike');
  expect(findTokenFault({ name: 'Car', symbol: 'CAR', supply: 0n })).toBe('supply');
  expect(findTokenFault({ name: 'Car', symbol: 'CAR', supply: 2n ** 128n })).toBe('supply');
});

it('says that fields are missing in the words of the specification', () => {
  expect(() => checkTokenWords({ name: 'Car', symbol: '' })).toThrow('Please fill in all fields');
});
