/** Query keys of the NFT pages, from general to specific. */
export const nftKeys = {
  all: ['nft'] as const,
  market: ['nft', 'market'] as const,
  /** Every list of NFTs, updated in place by live events. */
  lists: ['nft', 'list'] as const,
  list: (query: Readonly<Record<string, string>>) => ['nft', 'list', query] as const,
  collections: ['nft', 'collections'] as const,
  collectionList: (query: Readonly<Record<string, string>>) => ['nft', 'collections', 'list', query] as const,
  collection: (id: string) => ['nft', 'collections', 'one', id] as const,
  collectionProperties: (id: string) => ['nft', 'collections', 'properties', id] as const,
  one: (id: string) => ['nft', 'one', id] as const,
  detail: (id: string) => ['nft', 'one', id, 'detail'] as const,
  history: (id: string) => ['nft', 'one', id, 'history'] as const,
  /** Amount that the marketplace holds for a payee whose payout failed. */
  proceeds: (address: string) => ['nft', 'proceeds', address] as const,
};
