/** Errors of the contracts by name. */
export const REFUSALS = {
  NotListed: 'notListed',
  ListingExpired: 'listingExpired',
  PriceChanged: 'priceChanged',
  WrongValue: 'priceChanged',
  SelfPurchase: 'selfPurchase',
  NotTokenOwner: 'notTokenOwner',
  ERC721IncorrectOwner: 'notTokenOwner',
  ERC721InsufficientApproval: 'notTokenOwner',
  ERC721InvalidApprover: 'notTokenOwner',
  ERC721NonexistentToken: 'notListed',
  ERC721InvalidReceiver: 'receiver',
  NotApproved: 'notApproved',
  InvalidPrice: 'invalidPrice',
  InvalidExpiry: 'invalidExpiry',
  EnforcedPause: 'paused',
  InsufficientPoints: 'insufficientPoints',
  NotCollectionOwner: 'notCollectionOwner',
  NothingToWithdraw: 'nothingToWithdraw',
} as const;
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];
