import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { z } from 'zod';

/** `select=` of a table read: names of columns with commas between them, `*` for all. */
export const selectSchema = z.string().max(200).default('*');

/**
 * The columns that were asked for, in the order of `select`.
 * @param columns all that the table has, so that a wrong name is refused also where there is no row
 * @throws AppError `invalid_input` for a column that the table does not have
 */
export function selectColumns<Column extends string>(
  rows: readonly Readonly<Record<Column, unknown>>[],
  columns: readonly Column[],
  select: string,
): Partial<Record<Column, unknown>>[] {
  const asked = select.split(',').map((name) => name.trim());
  const names = asked.flatMap((name) => (name === '*' ? columns : [requireColumn(columns, name)]));
  return rows.map((row) =>
    Object.fromEntries(names.map((name): [string, unknown] => [name, row[name]])),
  ) as Partial<Record<Column, unknown>>[];
}

function requireColumn<Column extends string>(columns: readonly Column[], name: string): Column {
  const column = columns.find((known) => known === name);
  if (column !== undefined) return column;
  throw new AppError(COMMON_ERRORS.invalidInput, {
    message: `There is no column ${JSON.stringify(name)}. This table has ${columns.join(', ')}.`,
  });
}
