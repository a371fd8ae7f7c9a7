import { expect, it } from 'vitest';
import { checkCreation, EMPTY_FORM, filledPairs, NEW_COLLECTION } from './check-creation.ts';

const image = new File(['x'], 'ebb.png', { type: 'image/png' });
const whole = { ...EMPTY_FORM, image, name: 'Ebb' };

it('requires an image and a name, in this order, and nothing else', () => {
  expect(checkCreation(EMPTY_FORM)).toEqual(['image', 'name']);
  expect(checkCreation({ ...whole, name: '  ' })).toEqual(['name']);
  expect(checkCreation(whole)).toEqual([]);
});

it('requires a name of at most 64 bytes for a new collection, and none without one', () => {
  const fresh = { ...whole, collection: NEW_COLLECTION };
  expect(checkCreation(fresh)).toEqual(['collectionName']);
  expect(checkCreation({ ...fresh, newCollection: 'ü'.repeat(32) })).toEqual([]);
  expect(checkCreation({ ...fresh, newCollection: 'ü'.repeat(33) })).toEqual(['collectionLong']);
  expect(checkCreation({ ...whole, newCollection: 'ü'.repeat(33) })).toEqual([]);
});

it('requires a unique name and a value for each property, and ignores empty rows', () => {
  const withPairs = (...properties: { name: string; value: string }[]) => ({ ...whole, properties });
  expect(checkCreation(withPairs({ name: ' ', value: '' }))).toEqual([]);
  expect(checkCreation(withPairs({ name: 'Tide', value: ' ' }))).toEqual(['pairs']);
  const tide = { name: 'Tide', value: 'Ebb' };
  expect(checkCreation(withPairs(tide, { name: 'Tide', value: 'Flood' }))).toEqual([]);
  expect(checkCreation(withPairs(tide, { name: 'Tide ', value: ' Ebb' }))).toEqual(['pairsTwice']);
  expect(checkCreation(withPairs({ name: 'Tide', value: 'x'.repeat(65) }))).toEqual(['pairsLong']);
  expect(filledPairs([{ name: '', value: '' }, tide])).toEqual([tide]);
});

it('accepts a royalty of up to ten percent', () => {
  expect(checkCreation({ ...whole, royaltyPercent: 10 })).toEqual([]);
  expect(checkCreation({ ...whole, royaltyPercent: 11 })).toEqual(['royalty']);
  expect(checkCreation({ ...whole, royaltyPercent: null })).toEqual(['royalty']);
});
