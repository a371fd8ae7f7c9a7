/** Energy Points that a standard NFT costs (SPEC §9); the same in the contract NovaNFT. */
export const NFT_STANDARD_POINTS = 50;
/** Energy Points that a premium 3D NFT costs (SPEC §9). */
export const NFT_PREMIUM_POINTS = 100;
/** The highest royalty of a token, in hundredths of a percent; the marketplace honours no more. */
export const NFT_MAX_ROYALTY_BPS = 1_000;
/** The longest address of metadata, in UTF-8 bytes. */
export const NFT_METADATA_URI_MAX_BYTES = 512;
/** The longest name of a collection, in UTF-8 bytes. */
export const COLLECTION_NAME_MAX_BYTES = 64;

/** The highest fee of the marketplace, in hundredths of a percent. */
export const MARKETPLACE_MAX_FEE_BPS = 250;
/** The longest time for which an NFT can be offered. */
export const LISTING_MAX_SECONDS = 180 * 86_400;
/** The highest price, in wei; more than all coins there are. */
export const LISTING_MAX_PRICE_WEI = 2n ** 96n - 1n;
