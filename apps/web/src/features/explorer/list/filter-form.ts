import { z } from 'zod';
import { formatExact } from '../../../lib/format/format-exact.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { parseAmount } from '../../../ui/form/parse-amount.ts';
import { isFilterValue, type FilterField } from './list-filters.ts';

const NAC_DECIMALS = 18;

/** Converts an amount entered in either language to the URL format: decimal point, no grouping. */
function toUrlAmount(text: string, language: Language): string {
  const parsed = parseAmount(text, NAC_DECIMALS, language);
  if (!('units' in parsed)) return text;
  return formatExact(parsed.units, NAC_DECIMALS);
}

const isAmount = ({ control }: FilterField) => control === 'amount' || control === 'quantity';

/** Returns the schema of a list's filters: each is empty or a value that the URL may contain. */
export const filterForm = (fields: readonly FilterField[], language: Language) =>
  z.object(
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
  );
