import { expect, test } from 'vitest';
import { parseMetadata } from './parse-metadata.ts';

test('the fields of the standard are kept, others are not', () => {
  const metadata = {
    name: 'One',
    description: 'First',
    image: 'ipfs://x/1.png',
    attributes: [{ trait_type: 'Colour', value: 'red' }, { value: 7 }],
    __proto__: { polluted: true },
    surprise: { deep: [1] },
  };
  expect(parseMetadata(JSON.stringify(metadata))).toEqual({
    name: 'One',
    description: 'First',
    image: 'ipfs://x/1.png',
    attributes: [{ trait_type: 'Colour', value: 'red' }, { value: 7 }],
  });
});

test('a field of another type is left out; the rest stays', () => {
  const json =
    '{"name":7,"image":["x"],"description":"d","attributes":[1,{"trait_type":"a"},{"value":true}]}';
  expect(parseMetadata(json)).toEqual({ description: 'd', attributes: [{ value: true }] });
});

test('texts are cut and hold nothing that the database refuses or that turns text around', () => {
  const metadata = { name: 'n\u0000\u202e'.repeat(1_000), description: `d\ud800${'e'.repeat(10_000)}` };
  const parsed = parseMetadata(JSON.stringify(metadata))!;
  expect(parsed.name!.length).toBeLessThanOrEqual(128);
  expect(parsed.name).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(parsed.description).toHaveLength(4_000);
  expect(parsed.description!.startsWith('d\ufffde')).toBe(true);
});

test('a hundred attributes too many and a picture without end do not fit', () => {
  const attributes = Array.from({ length: 164 }, (_, value) => ({ value }));
  const parsed = parseMetadata(JSON.stringify({ attributes, image: 'i'.repeat(200_000) }))!;
  expect(parsed.attributes).toHaveLength(64);
  expect(parsed.image).toBeUndefined();
});

test.each(['', 'null', '7', '[]', '"text"', '{', '<html>'])('%j is no metadata', (json) => {
  expect(parseMetadata(json)).toBeNull();
});

test('a list inside a list without end is left out', () => {
  const deep = `{"name":"One","attributes":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  expect(parseMetadata(deep)).toEqual({ name: 'One', attributes: [] });
});
