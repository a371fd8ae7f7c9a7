import { expect, it } from 'vitest';
import { toSearchHits } from './to-search-hits.ts';

const address = `0x${'ab'.repeat(20)}` as const;
const hash = `0x${'12'.repeat(32)}` as const;
const pathsOf = (result: Parameters<typeof toSearchHits>[0]) => toSearchHits(result).map(({ path }) => path);

it('links to the page of a unique match', () => {
  expect(pathsOf({ kind: 'block', number: 7 })).toEqual(['/explorer/block/7']);
  expect(pathsOf({ kind: 'orphaned_block', hash })).toEqual([`/explorer/block/${hash}`]);
  expect(pathsOf({ kind: 'transaction', hash })).toEqual([`/explorer/tx/${hash}`]);
  expect(pathsOf({ kind: 'action', action_id: hash, transaction_hash: hash })).toEqual([
    `/explorer/tx/${hash}`,
  ]);
  expect(pathsOf({ kind: 'address', address })).toEqual([`/explorer/address/${address}`]);
  expect(pathsOf({ kind: 'token', address })).toEqual([`/explorer/token/${address}`]);
  expect(pathsOf({ kind: 'nft', address, token_id: '12' })).toEqual([`/explorer/token/${address}/12`]);
});

it('links to each token and contract with a shared name, and nowhere without a match', () => {
  const matches = [
    { kind: 'token' as const, address, name: 'Wrapped NAC', symbol: 'WNAC', standard: 'erc20' as const },
    { kind: 'contract' as const, address, name: 'Marketplace', symbol: null, standard: null },
  ];
  expect(toSearchHits({ kind: 'names', matches })).toEqual([
    { kind: 'token', path: `/explorer/token/${address}`, label: 'WNAC, Wrapped NAC' },
    { kind: 'address', path: `/explorer/address/${address}`, label: 'Marketplace' },
  ]);
  expect(toSearchHits({ kind: 'none' })).toEqual([]);
});
