import { expect, test } from 'vitest';
import { fileKeyOf, metadataCidOf } from './content-address.ts';

const HASH = 'a1'.repeat(32);
const CID = `bafkrei${'a'.repeat(52)}`;

test.each([
  [`https://nova.test/storage/v1/files/${HASH}.webp`, `${HASH}.webp`],
  [`https://cdn.test/files/${HASH}.glb`, `${HASH}.glb`],
  [`https://nova.test/storage/v1/files/${HASH}.svg`, null],
  [`https://nova.test/storage/v1/files/../${HASH}.webp`, null],
  [`https://nova.test/storage/v1/files/${HASH}.webp?x=1`, null],
  ['javascript:alert(1)', null],
])('%s identifies the file %s', (url, key) => {
  expect(fileKeyOf(url)).toBe(key);
});

test.each([
  [`https://nova.test/storage/v1/metadata/${CID}.json`, CID],
  [`ipfs://${CID}`, CID],
  [`https://nova.test/${CID}.json`, null],
  [`https://nova.test/metadata/${CID.slice(1)}.json`, null],
  ['data:application/json,{}', null],
])('%s identifies the metadata %s', (uri, cid) => {
  expect(metadataCidOf(uri)).toBe(cid);
});
