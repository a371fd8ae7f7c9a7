import { formatExact } from '../../../lib/format/format-exact.ts';
import { RARITY_TIERS, type RarityTier } from '@nova/shared/nft/rarity';
import { NFT_SEARCH_MAX_CHARS } from '@nova/shared/nft/constants';
import { NFT_STATES, type NftState } from '@nova/shared/nft/states';
import { parseAmount } from '../../../ui/form/parse-amount.ts';

const NAC_DECIMALS = 18;
const PROPERTIES_MAX = 10;

export const MARKET_SORTS = [
  'newest',
  'oldest',
  'listed',
  'price_low',
  'price_high',
  'sold',
  'rarity',
] as const;
export type MarketSort = (typeof MARKET_SORTS)[number];
export const MARKET_KINDS = ['premium', 'standard'] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];
export const TIERS: readonly RarityTier[] = RARITY_TIERS.map(([tier]) => tier);

/** Sort orders that include only NFTs for sale. */
const SORTS_OF_OFFERS: ReadonlySet<MarketSort> = new Set(['listed', 'price_low', 'price_high']);

/** A property and its required value. */
export type PropertyPair = readonly [name: string, value: string];

/** Filters and order of the market, which are stored only in the URL. */
export interface MarketFilters {
  readonly q: string;
  readonly status: NftState | null;
  readonly kind: MarketKind | null;
  readonly rarity: RarityTier | null;
  /** Number of a collection. */
  readonly collection: string | null;
  /** NAC with a decimal point, as in the URL. */
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  /** Properties to match: any of the values of one name, and all names. */
  readonly properties: readonly PropertyPair[];
  readonly sort: MarketSort;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

const isPrice = (text: string | null): text is string =>
  text !== null && 'units' in parseAmount(text, NAC_DECIMALS, 'en');

function parsePair(text: string): PropertyPair | null {
  try {
    const [name, value, ...rest] = text.split(':').map(decodeURIComponent);
    return name && value && rest.length === 0 ? [name, value] : null;
  } catch {
    // A manually edited URL can contain anything.
    return null;
  }
}

const writePair = ([name, value]: PropertyPair) => `${encodeURIComponent(name)}:${encodeURIComponent(value)}`;

/** Reads the filters of a URL; invalid values are ignored, and a search text is cut to the length that the api accepts. */
export function readMarketFilters(search: URLSearchParams): MarketFilters {
  const collection = search.get('collection');
  const [minPrice, maxPrice] = [search.get('minPrice'), search.get('maxPrice')];
  return {
    q: (search.get('q') ?? '').slice(0, NFT_SEARCH_MAX_CHARS),
    status: oneOf(NFT_STATES, search.get('status')),
    kind: oneOf(MARKET_KINDS, search.get('kind')),
    rarity: oneOf(TIERS, search.get('rarity')),
    collection: collection !== null && /^\d{1,15}$/.test(collection) ? collection : null,
    minPrice: isPrice(minPrice) ? minPrice : null,
    maxPrice: isPrice(maxPrice) ? maxPrice : null,
    properties: search
      .getAll('p')
      .flatMap((text) => {
        const pair = parsePair(text);
        return pair ? [pair] : [];
      })
      .slice(0, PROPERTIES_MAX),
    sort: oneOf(MARKET_SORTS, search.get('sort')) ?? 'newest',
  };
}

/**
 * Resolves conflicts: an order for listings implies the
 * listed state, and properties belong to their collection.
 */
function settle(before: MarketFilters, change: Partial<MarketFilters>): MarketFilters {
  const next: { -readonly [Name in keyof MarketFilters]: MarketFilters[Name] } = { ...before, ...change };
  if (next.collection !== before.collection) next.properties = change.properties ?? [];
  const isOfOffers = SORTS_OF_OFFERS.has(next.sort);
  const isOther = next.status !== null && next.status !== 'listed';
  const hasPrice = next.minPrice !== null || next.maxPrice !== null;
  if (!isOther || !(isOfOffers || hasPrice)) return next;
  // The most recent change wins.
  if (change.status === undefined) return { ...next, status: 'listed' };
  return { ...next, sort: isOfOffers ? 'newest' : next.sort, minPrice: null, maxPrice: null };
}

/** Returns the query of a URL with these filters and its other parameters. */
export function writeMarketFilters(search: URLSearchParams, change: Partial<MarketFilters>): string {
  const filters = settle(readMarketFilters(search), change);
  const next = new URLSearchParams(search);
  const write = (name: string, text: string | null) => {
    if (text === null || text === '') next.delete(name);
    else next.set(name, text);
  };
  write('q', filters.q);
  write('status', filters.status);
  write('kind', filters.kind);
  write('rarity', filters.rarity);
  write('collection', filters.collection);
  write('minPrice', filters.minPrice);
  write('maxPrice', filters.maxPrice);
  write('sort', filters.sort === 'newest' ? null : filters.sort);
  next.delete('p');
  for (const pair of filters.properties) next.append('p', writePair(pair));
  return next.size > 0 ? `?${next}` : '?';
}

function toWei(price: string | null): string | null {
  const parsed = price === null ? null : parseAmount(price, NAC_DECIMALS, 'en');
  return parsed && 'units' in parsed ? String(parsed.units) : null;
}

/** Converts the filters to API parameters, with prices in wei. */
export function toMarketQuery(filters: MarketFilters): Record<string, string> {
  const { q, status, kind, rarity, collection, properties, sort } = filters;
  const query: Record<string, string> = { sort };
  const add = (name: string, text: string | null) => {
    if (text !== null && text !== '') query[name] = text;
  };
  add('q', q.trim());
  add('status', status);
  add('is_premium', kind === null ? null : String(kind === 'premium'));
  add('rarity', rarity);
  add('collection', collection);
  add('min_price', toWei(filters.minPrice));
  add('max_price', toWei(filters.maxPrice));
  add('properties', properties.length > 0 ? JSON.stringify(properties) : null);
  return query;
}

/** Returns the number of active filters, without order and search. */
export function countFilters(filters: MarketFilters): number {
  const { status, kind, rarity, collection, minPrice, maxPrice, properties } = filters;
  const single = [status, kind, rarity, collection, minPrice, maxPrice].filter((value) => value !== null);
  return single.length + properties.length;
}

/** Removes every filter but keeps the order. */
export const NO_FILTERS: Omit<MarketFilters, 'sort'> = {
  q: '',
  status: null,
  kind: null,
  rarity: null,
  collection: null,
  minPrice: null,
  maxPrice: null,
  properties: [],
};

/** Formats an amount in wei for the URL: decimal point, no grouping. */
export function toUrlPrice(wei: bigint): string {
  return formatExact(wei, NAC_DECIMALS);
}
