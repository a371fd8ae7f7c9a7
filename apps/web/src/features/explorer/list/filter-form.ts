import { z } from 'zod';
import { formatExact } from '../../../lib/format/format-exact.ts';
import type { Language } from '@nova/shared/language/language';
import { parseAmount } from '../../../ui/form/parse-amount.ts';
import { isFilterValue, type FilterField, type FilterName } from './list-filters.ts';

const NAC_DECIMALS = 18;

/** Converts an amount entered in either language to the URL format: decimal point, no grouping. */
function toUrlAmount(text: string, language: Language): string {
  const parsed = parseAmount(text, NAC_DECIMALS, language);
  if (!('units' in parsed)) return text;
  return formatExact(parsed.units, NAC_DECIMALS);
}

const isAmount = ({ control }: FilterField) => control === 'amount' || control === 'quantity';

/** Filters that are the two ends of a range. */
const RANGES = [
  ['since', 'until'],
  ['min_value', 'max_value'],
  ['min_points', 'max_points'],
] as const satisfies readonly (readonly [FilterName, FilterName])[];

/** Returns a number that orders amounts, points or days; null for an empty or invalid value. */
function toOrder(value: string | undefined): bigint | null {
  const parsed = parseAmount((value ?? '').replaceAll('-', ''), NAC_DECIMALS, 'en');
  return 'units' in parsed ? parsed.units : null;
}

/**
 * Returns the schema of a list's filters: each is empty or a value that the URL may contain, and no range ends before
 * it starts.
 */
export const filterForm = (fields: readonly FilterField[], language: Language) =>
  z
    .object(
      Object.fromEntries(
        fields.map((field) => [
          field.name,
          z
            .string()
            .trim()
            .transform((text) => (isAmount(field) && text !== '' ? toUrlAmount(text, language) : text))
            .refine((value) => value === '' || isFilterValue(field, value)),
        ]),
      ),
    )
    .superRefine((values, context) => {
      for (const [start, end] of RANGES) {
        const [first, last] = [toOrder(values[start]), toOrder(values[end])];
        if (first !== null && last !== null && first > last)
          context.addIssue({ code: 'custom', path: [end], params: { isReversed: true } });
      }
    });
