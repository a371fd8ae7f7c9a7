/**
 * The states of requirement 129. `listed`: for sale now. `bought`: the last thing the market did with it was to sell it to its
 * owner. `removed`: its owner took it from sale. `not_for_sale`: anything else, also after an offer died because the
 * token moved, the approval was taken back, or its time was over.
 */
export const NFT_STATES = ['not_for_sale', 'listed', 'bought', 'removed'] as const;
export type NftState = (typeof NFT_STATES)[number];

/** What may stand in an NFT's history. A sale stands once, not as a transfer too. */
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
