import { expect, test } from 'vitest';
import { toMarketFields } from './market-fields.ts';

const FILE = `https://nova.test/storage/v1/files/${'a1'.repeat(32)}`;
const CID = `bafkrei${'a'.repeat(52)}`;

test('identifies files in our storage by their key, and every property by name and value', () => {
  const fields = toMarketFields(`https://nova.test/storage/v1/metadata/${CID}.json`, {
    name: 'Night Walker',
    image: `${FILE}.webp`,
    animation_url: `${FILE}.glb`,
    attributes: [
      { trait_type: 'Eyes', value: 'red' },
      { trait_type: 'Level', value: 7 },
      { value: 'no name' },
      { trait_type: 'Eyes', value: 'red' },
    ],
  });
  expect(fields).toEqual({
    metadataCid: CID,
    imageKey: `${'a1'.repeat(32)}.webp`,
    modelKey: `${'a1'.repeat(32)}.glb`,
    traits: ['Eyes\u001fred', 'Level\u001f7'],
    words: 'Night Walker Eyes red Level 7 Eyes red',
  });
});

test.each([
  'javascript:alert(1)',
  'https://elsewhere.test/pixel.png',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  `${FILE}.glb`,
])('the image %s is not shown', (image) => {
  expect(toMarketFields(null, { image })).toMatchObject({ imageKey: null, words: '' });
});

test('an NFT without metadata has no search terms', () => {
  expect(toMarketFields('data:,', null)).toEqual({
    metadataCid: null,
    imageKey: null,
    modelKey: null,
    traits: [],
    words: null,
  });
});
