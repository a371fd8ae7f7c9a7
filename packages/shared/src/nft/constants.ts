/** Price of a standard NFT in Energy Points (requirement 270); the same in the contract NovaNFT. */
export const NFT_STANDARD_POINTS = 50;
/** Price of a premium 3D NFT in Energy Points (requirement 271). */
export const NFT_PREMIUM_POINTS = 100;
/** Maximum royalty of a token in hundredths of a percent; the marketplace pays no more. */
export const NFT_MAX_ROYALTY_BPS = 1_000;
/** Maximum length of a collection's name in UTF-8 bytes. */
export const COLLECTION_NAME_MAX_BYTES = 64;

/** Maximum lengths of an NFT's texts in characters. */
export const NFT_NAME_MAX_CHARS = 100;
export const NFT_DESCRIPTION_MAX_CHARS = 2_000;
/** Maximum number of properties of one NFT, and maximum lengths of a name and a value. */
export const NFT_PROPERTIES_MAX = 32;
export const NFT_PROPERTY_MAX_CHARS = 64;

/** Maximum fee of the marketplace in hundredths of a percent. */
export const MARKETPLACE_MAX_FEE_BPS = 250;
/** Maximum duration of a listing. */
export const LISTING_MAX_SECONDS = 180 * 86_400;
/** Maximum price in wei; more than the total supply. */
export const LISTING_MAX_PRICE_WEI = 2n ** 96n - 1n;

/** Messages of the creation page if something is missing (requirement 162). */
export const NFT_WALLET_REQUIRED = 'Please connect your wallet';
export const NFT_IMAGE_REQUIRED = 'Please select an image';

/** Maximum number of properties in one filter, and maximum length of a search text. */
export const NFT_FILTER_PROPERTIES_MAX = 10;
export const NFT_SEARCH_MAX_CHARS = 100;
/** Reports per account in 24 hours. */
export const NFT_REPORTS_PER_DAY = 20;
export const NFT_REPORT_MAX_CHARS = 500;
