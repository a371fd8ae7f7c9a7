/** Maximum number of rows in a CSV file; its last line says if there are more. */
export const CSV_ROWS_MAX = 10_000;

/**
 * Maximum number of rows that one page of a filtered list scans. A page with few matches ends there, with
 * fewer rows than requested and a `next` that continues after the scanned rows.
 */
export const SEARCHED_ROWS_MAX = 5_000;

/** Maximum number of tokens and contracts in the result of a search by name. */
export const SEARCH_MATCHES_MAX = 10;

/** Maximum length of a search text in characters: enough for a pasted link. */
export const SEARCH_TEXT_MAX = 400;

/** Maximum number of UTC days in one chart. */
export const CHART_DAYS_MAX = 366;

/** Number of blocks over which the block time is averaged. */
export const BLOCK_TIME_INTERVALS = 100;

/**
 * Milliseconds between two requests of the live status panel; pushed blocks update it in between
 * (requirements 81 and 285).
 */
export const STATUS_REFRESH_MS = 5_000;
