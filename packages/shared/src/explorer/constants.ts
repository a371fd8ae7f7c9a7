/** Rows that one CSV file holds at most; the file says so in its last line when there are more. */
export const CSV_ROWS_MAX = 10_000;

/**
 * Rows that one page of a filtered list looks through at most. A page whose filter matches next to nothing ends there,
 * with fewer rows than asked for and a `next` that goes on behind what was searched.
 */
export const SEARCHED_ROWS_MAX = 5_000;

/** Tokens and contracts that one search by name answers. */
export const SEARCH_MATCHES_MAX = 10;

/** Longest text a search takes: room for a pasted link. */
export const SEARCH_TEXT_MAX = 400;

/** UTC days that one chart shows at most. */
export const CHART_DAYS_MAX = 366;

/** Blocks whose intervals make the block time. */
export const BLOCK_TIME_INTERVALS = 100;

/** How often the live status panel asks for its figures; a pushed block moves them besides (requirements 81 and 285). Milliseconds. */
export const STATUS_REFRESH_MS = 5_000;
