import { expect, test } from 'vitest';
import { parseMetadata } from './parse-metadata.ts';

test('keeps the fields of the standard and drops others', () => {
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

test('drops a field of another type and keeps the rest', () => {
  const json =
    '{"name":7,"image":["x"],"description":"d","attributes":[1,{"trait_type":"a"},{"value":true}]}';
  expect(parseMetadata(json)).toEqual({ description: 'd', attributes: [{ value: true }] });
});

test('truncates texts and removes characters that the database rejects or that change text direction', () => {
  const metadata = { name: 'n\u0000\u202e'.repeat(1_000), description: `d\ud800${'e'.repeat(10_000)}` };
  const parsed = parseMetadata(JSON.stringify(metadata))!;
  expect(parsed.name!.length).toBeLessThanOrEqual(128);
  expect(parsed.name).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(parsed.description).toHaveLength(4_000);
  expect(parsed.description!.startsWith('d\ufffde')).toBe(true);
});

test('limits attributes to 64 and drops an oversized image', () => {
  const attributes = Array.from({ length: 164 }, (_, value) => ({ value }));
  const parsed = parseMetadata(JSON.stringify({ attributes, image: 'i'.repeat(200_000) }))!;
  expect(parsed.attributes).toHaveLength(64);
  expect(parsed.image).toBeUndefined();
});

test.each(['', 'null', '7', '[]', '"text"', '{', '<html>'])('%j is not metadata', (json) => {
  expect(parseMetadata(json)).toBeNull();
});

test('drops an endlessly nested list', () => {
  const deep = `{"name":"One","attributes":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  expect(parseMetadata(deep)).toEqual({ name: 'One', attributes: [] });
});
