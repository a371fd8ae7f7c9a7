import type { SearchResult } from '@nova/shared/explorer/search-schemas';
import { shortenHex } from '../format/shorten-hex.ts';
import type { RecentHit } from './recent-hits.ts';

/**
 * Converts a search result: one hit for a unique match, several
 * for an ambiguous name, none for no match. Enter opens the first.
 */
export function toSearchHits(result: SearchResult): readonly RecentHit[] {
  switch (result.kind) {
    case 'block':
      return [{ kind: 'block', path: `/explorer/block/${result.number}`, label: String(result.number) }];
    case 'orphaned_block':
      return [{ kind: 'block', path: `/explorer/block/${result.hash}`, label: shortenHex(result.hash) }];
    case 'transaction':
      return [{ kind: 'transaction', path: `/explorer/tx/${result.hash}`, label: shortenHex(result.hash) }];
    case 'action':
      return [
        {
          kind: 'action',
          path: `/explorer/tx/${result.transaction_hash}`,
          label: shortenHex(result.action_id),
        },
      ];
    case 'user_operation':
      return [
        {
          kind: 'user_operation',
          path: `/explorer/user-operation/${result.hash}`,
          label: shortenHex(result.hash),
        },
      ];
    case 'address':
      return [
        {
          kind: 'address',
          path: `/explorer/address/${result.address}`,
          label: shortenHex(result.address),
        },
      ];
    case 'token':
      return [
        { kind: 'token', path: `/explorer/token/${result.address}`, label: shortenHex(result.address) },
      ];
    case 'nft':
      return [
        {
          kind: 'nft',
          path: `/explorer/token/${result.address}/${result.token_id}`,
          label: `${shortenHex(result.address)} #${shortenHex(result.token_id)}`,
        },
      ];
    case 'names':
      return result.matches.map(({ kind, address, name, symbol }) => ({
        kind: kind === 'token' ? 'token' : 'address',
        path: `/explorer/${kind === 'token' ? 'token' : 'address'}/${address}`,
        label: [symbol, name].filter((text) => text !== null).join(', ') || shortenHex(address),
      }));
    default:
      return [];
  }
}
