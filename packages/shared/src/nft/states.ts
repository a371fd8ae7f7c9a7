/**
 * The states of requirement 129. `listed`: for sale. `bought`: its last market event was the sale to its
 * owner. `removed`: its owner canceled the listing. `not_for_sale`: anything else, including a listing that
 * ended because the token moved, the approval was revoked or the time is over.
 */
export const NFT_STATES = ['not_for_sale', 'listed', 'bought', 'removed'] as const;
export type NftState = (typeof NFT_STATES)[number];

/** Kinds of events in an NFT's history. A sale appears once, not also as a transfer. */
export const NFT_EVENT_KINDS = [
  'minted',
  'listed',
  'price_changed',
  'cancelled',
  'sold',
  'transferred',
  'burnt',
] as const;
export type NftEventKind = (typeof NFT_EVENT_KINDS)[number];
