/**
 * Error codes of NFTs and their market; those of the contracts match the contract's error with the same
 * noun.
 */
export const NFT_ERRORS = {
  /** The account has fewer Energy Points than minting costs. */
  insufficientPoints: 'insufficient_points',
  /** Only the collection's owner can mint into it. */
  notCollectionOwner: 'not_collection_owner',
  /** Only the token's owner may do this. */
  notTokenOwner: 'not_token_owner',
  /** The marketplace may not transfer the token yet. */
  notApproved: 'not_approved',
  /** The token is not listed, or has moved since it was. */
  notListed: 'not_listed',
  /** The listing has expired. */
  listingExpired: 'listing_expired',
  /** The price differs from the one the buyer expects. */
  priceChanged: 'price_changed',
  /** Buyer and seller are the same. */
  selfPurchase: 'self_purchase',
  /** There is no collection with this ID. */
  collectionNotFound: 'collection_not_found',
  /** No finished image of this account was given: 'Please select an image'. */
  imageRequired: 'image_required',
} as const;
