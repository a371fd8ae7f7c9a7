import { isAddress } from '../../../lib/chain/is-address.ts';
import { parseAmount } from '../../../ui/form/parse-amount.ts';

/** Name of a filter in the page's URL and in the API request. */
export type FilterName =
  | 'kind'
  | 'status'
  | 'action'
  | 'direction'
  | 'standard'
  | 'order'
  | 'period'
  | 'name'
  | 'age'
  | 'since'
  | 'until'
  | 'from'
  | 'to'
  | 'token'
  | 'method'
  | 'topic0'
  | 'topic1'
  | 'topic2'
  | 'topic3'
  | 'contract'
  | 'account'
  | 'min_value'
  | 'max_value'
  | 'min_points'
  | 'max_points';

/**
 * `chips`: a few options, all visible. `choice`: one option of a list. The others are typed in the sheet: an
 * address, a function's selector, an event's topic, an indexed argument (`argument`: a topic or an
 * address), a contract's name, an amount of NAC, an amount of NAC or of the filtered
 * token (`quantity`), Energy Points, a UTC day.
 */
export type FilterControl =
  | 'chips'
  | 'choice'
  | 'address'
  | 'selector'
  | 'topic'
  | 'argument'
  | 'name'
  | 'amount'
  | 'quantity'
  | 'points'
  | 'day';

export interface FilterField {
  readonly name: FilterName;
  readonly control: FilterControl;
  /** Options for chips and choices. */
  readonly options?: readonly string[];
}

/** Active filters as in the URL: amounts in NAC with a decimal point, days as 2026-05-01. */
export type FilterValues = Readonly<Partial<Record<FilterName, string>>>;

const NAC_DECIMALS = 18;
/** Hex digits of a topic; an address in it is padded with zeros. */
const TOPIC_DIGITS = 64;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Selectable ages and their length. */
export const AGES = {
  '1h': HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
} as const satisfies Record<string, number>;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns whether a text is a valid filter value; a manually edited URL can contain anything. */
export function isFilterValue({ control, options }: FilterField, text: string): boolean {
  switch (control) {
    case 'address':
      return isAddress(text);
    case 'selector':
      return /^0x[0-9a-f]{8}$/i.test(text);
    case 'topic':
      return /^0x[0-9a-f]{64}$/i.test(text);
    case 'argument':
      return isAddress(text) || /^0x[0-9a-f]{64}$/i.test(text);
    case 'name':
      return /^[A-Za-z_$][\w$]{0,63}$/.test(text);
    case 'amount':
    case 'quantity':
      return 'units' in parseAmount(text, NAC_DECIMALS, 'en');
    case 'points':
      return /^\d{1,9}$/.test(text);
    case 'day':
      return isDay(text);
    default:
      return options?.includes(text) ?? false;
  }
}

/** Reads the filters of a URL that a list supports; invalid values are ignored. */
export function readFilters(search: URLSearchParams, fields: readonly FilterField[]): FilterValues {
  const values: Partial<Record<FilterName, string>> = {};
  for (const field of fields) {
    const text = search.get(field.name);
    if (text !== null && isFilterValue(field, text)) values[field.name] = text;
  }
  return values;
}

/**
 * Returns the query of a URL with these filters and its other parameters. The cursor is removed, because it
 * is only valid for its own list.
 */
export function writeFilters(
  search: URLSearchParams,
  fields: readonly FilterField[],
  values: FilterValues,
): string {
  const next = new URLSearchParams(search);
  next.delete('cursor');
  for (const { name } of fields) {
    const text = values[name];
    if (text === undefined || text === '') next.delete(name);
    else next.set(name, text);
  }
  return next.size > 0 ? `?${next}` : '?';
}

/**
 * Converts filters to API parameters: amounts in smallest units, and a time for an age. `until` includes that whole
 * day.
 *
 * @param now milliseconds since 1970
 * @param decimals of amounts of the filtered token
 */
export function toApiFilters(
  values: FilterValues,
  now: number,
  decimals = NAC_DECIMALS,
): Record<string, string> {
  const { age, min_value: least, max_value: most, since, until, ...rest } = values;
  const query: Record<string, string> = { ...rest };
  for (const [name, text] of [
    ['min_value', least],
    ['max_value', most],
  ] as const) {
    const parsed = text === undefined ? null : parseAmount(text, decimals, 'en');
    if (parsed && 'units' in parsed) query[name] = String(parsed.units);
  }
  if (age !== undefined && Object.hasOwn(AGES, age))
    query['since'] = new Date(now - AGES[age as keyof typeof AGES]).toISOString();
  for (const name of ['topic1', 'topic2', 'topic3']) {
    const text = query[name];
    if (text !== undefined && isAddress(text)) query[name] = `0x${text.slice(2).padStart(TOPIC_DIGITS, '0')}`;
  }
  if (since !== undefined) query['since'] = since;
  if (until !== undefined) query['until'] = new Date(Date.parse(until) + DAY_MS).toISOString().slice(0, 10);
  return query;
}
