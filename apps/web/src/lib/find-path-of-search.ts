import type { SearchResult } from '@nova/shared/explorer/schemas';

/** Page of a search result, without language; null when nothing was found. */
export function findPathOfSearch(result: SearchResult): string | null {
  switch (result.kind) {
    case 'block':
      return `/explorer/block/${result.number}`;
    case 'orphaned_block':
      return `/explorer/block/${result.hash}`;
    case 'transaction':
      return `/explorer/tx/${result.hash}`;
    case 'address':
      return `/explorer/address/${result.address}`;
    default:
      return null;
  }
}
