import { addressSchema, hashSchema } from '@nova/shared/hex';
import type { Hex } from 'viem';

/** Meaning of a search text, before its existence is checked. */
export type SearchTerm =
  | { readonly kind: 'height'; readonly number: number }
  | { readonly kind: 'hash'; readonly hash: Hex }
  | { readonly kind: 'address'; readonly address: Hex }
  | { readonly kind: 'token'; readonly address: Hex }
  | { readonly kind: 'nft'; readonly address: Hex; readonly tokenId: bigint }
  | { readonly kind: 'text'; readonly text: string };

/** Path segments that explorers use before a token's address. */
const TOKEN_WORD = /^(token|tokens|nft|nfts)$/i;
const ITEM_WORD = /^(instance|instances|item|items|id|nft)$/i;
const HEIGHT_WORD = /^(block|blocks|countdown)$/i;
const LINK = /^([a-z][a-z0-9+.-]*:\/\/|\/|www\.|[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?\/)/i;
/** EIP-3770 `nova:0x…`, EIP-681 `ethereum:0x…@96969`. */
const PREFIXED_ADDRESS = /^[a-z0-9-]{1,20}:(?:pay-)?(0x[0-9a-f]{40})(?:@\d+)?(?:[/?].*)?$/i;
/** NFT ids are uint256. */
const TOKEN_ID = /^\d{1,78}$/;

/** Parses typed or pasted search texts: heights, hashes, addresses, explorer links, names. */
export function parseSearch(input: string): SearchTerm {
  const text = input.trim();
  const prefixed = PREFIXED_ADDRESS.exec(text);
  if (prefixed) return readId(prefixed[1]!) ?? { kind: 'text', text };
  const height = parseHeight(text.replace(/^(block|blocks|height|höhe)?\s*#?\s*/i, ''));
  if (height !== null) return { kind: 'height', number: height };
  return readId(text) ?? (LINK.test(text) ? readLink(text) : null) ?? { kind: 'text', text };
}

/** Parses a block height with or without thousands separators; null for other texts. */
export function parseHeight(text: string): number | null {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const isGrouped = /^\d{1,3}([,.'’\u00a0\u202f ])\d{3}(\1\d{3}){0,3}$/.test(text);
  return isGrouped ? Number(text.replaceAll(/\D/g, '')) : null;
}

/** Parses a hash or an address, with or without 0x. */
function readId(text: string): SearchTerm | null {
  const hex = /^0x/i.test(text) ? `0x${text.slice(2)}` : `0x${text}`;
  const hash = hashSchema.safeParse(hex);
  if (hash.success) return { kind: 'hash', hash: hash.data };
  const address = addressSchema.safeParse(hex);
  return address.success ? { kind: 'address', address: address.data } : null;
}

// Explorers agree on the path segment before an id (EIP-3091), but not on what precedes it.
function readLink(text: string): SearchTerm | null {
  const segments = listSegments(text);
  for (const [index, word] of segments.entries()) {
    const [id = '', ...rest] = segments.slice(index + 1);
    const found = HEIGHT_WORD.test(word) ? readHeightOrHash(id) : readWithPrefix(id);
    if (found?.kind === 'address' && TOKEN_WORD.test(word)) return readToken(found.address, rest);
    if (found) return found;
  }
  return segments.length > 0 ? readWithPrefix(segments[0]!) : null;
}

function readToken(address: Hex, rest: readonly string[]): SearchTerm {
  const item = ITEM_WORD.test(rest[0] ?? '') ? rest[1] : rest[0];
  if (item !== undefined && TOKEN_ID.test(item)) return { kind: 'nft', address, tokenId: BigInt(item) };
  return { kind: 'token', address };
}

function readHeightOrHash(id: string): SearchTerm | null {
  const height = parseHeight(id);
  return height === null ? readWithPrefix(id) : { kind: 'height', number: height };
}

/** Parses an id inside a link, which must start with 0x: a path can contain other words of 40 hex digits. */
function readWithPrefix(id: string): SearchTerm | null {
  return /^0x/i.test(id) ? readId(id) : null;
}

function listSegments(text: string): string[] {
  const [path = '', ...rest] = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').split(/[?#]/);
  return [path, ...rest].flatMap((part) => part.split(/[/&=]/)).filter((segment) => segment !== '');
}
