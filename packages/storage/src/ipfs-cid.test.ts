import { expect, test } from 'vitest';
import { computeCid } from './ipfs-cid.ts';

test.each([
  ['', 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
  ['hello world', 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'],
])('a small file %j is one raw block', async (text, cid) => {
  expect(await computeCid(Buffer.from(text))).toBe(cid);
});

// Generated with `ipfs-unixfs-importer` 15 and its defaults: CIDv1, raw leaves, chunks of 256 KiB, 174 links
// per node.
test.each([
  [262_144, 'bafkreibruh455iawsviqslif5c7uurdcfdemh22mtnytyzvnzn75kpejxy'],
  [262_145, 'bafybeiexg2oqkfnj56l7fcmawswqbijt5shq4b5rg6a546uwpkqqzwjioi'],
  [1_000_000, 'bafybeibx62obrkybp46hx3ivh53q4rnptgkunpgtwiib5lfelfgt2ekihm'],
  [50_000_000, 'bafybeibj2bygcvu5axz7czp7mjl6ibmtt5d6y7ucxteyzhflcz4svt3yyq'],
])('a file of %d bytes has the same CID as in IPFS', async (size, cid) => {
  const counting = Buffer.from(Uint8Array.from({ length: 251 }, (_, index) => index));
  const content = Buffer.alloc(size, counting);
  expect(await computeCid(content)).toBe(cid);
});
