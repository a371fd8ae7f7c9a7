/** Energy Points that a standard NFT costs (requirement 270); the same in the contract NovaNFT. */
export const NFT_STANDARD_POINTS = 50;
/** Energy Points that a premium 3D NFT costs (requirement 271). */
export const NFT_PREMIUM_POINTS = 100;
/** The highest royalty of a token, in hundredths of a percent; the marketplace honours no more. */
export const NFT_MAX_ROYALTY_BPS = 1_000;
/** The longest address of metadata, in UTF-8 bytes. */
export const NFT_METADATA_URI_MAX_BYTES = 512;
/** The longest name of a collection, in UTF-8 bytes. */
export const COLLECTION_NAME_MAX_BYTES = 64;

/** What a person may write about an NFT, in characters. */
export const NFT_NAME_MAX_CHARS = 100;
export const NFT_DESCRIPTION_MAX_CHARS = 2_000;
/** Properties of one NFT, and the length of a name and of a value. */
export const NFT_PROPERTIES_MAX = 32;
export const NFT_PROPERTY_MAX_CHARS = 64;

/** The highest fee of the marketplace, in hundredths of a percent. */
export const MARKETPLACE_MAX_FEE_BPS = 250;
/** The longest time for which an NFT can be offered. */
export const LISTING_MAX_SECONDS = 180 * 86_400;
/** The highest price, in wei; more than all coins there are. */
export const LISTING_MAX_PRICE_WEI = 2n ** 96n - 1n;

/** What creating says when something is missing (requirement 162). */
export const NFT_WALLET_REQUIRED = 'Please connect your wallet';
export const NFT_IMAGE_REQUIRED = 'Please select an image';

/** Properties in one filter, and the longest text that is searched for. */
export const NFT_FILTER_PROPERTIES_MAX = 10;
export const NFT_SEARCH_MAX_CHARS = 100;
/** Reports of one account in 24 hours. */
export const NFT_REPORTS_PER_DAY = 20;
export const NFT_REPORT_MAX_CHARS = 500;
