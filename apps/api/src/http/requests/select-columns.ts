import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { z } from 'zod';

/** Query parameter `select` of a table read: column names separated by commas, `*` for all. */
export const selectSchema = z.string().max(200).default('*');

/**
 * Returns the requested columns in the order of `select`.
 * @param columns all columns of the table, so that a wrong name is refused even without rows
 * @throws AppError `invalid_input` for an unknown column
 */
export function selectColumns<Column extends string>(
  rows: readonly Readonly<Record<Column, unknown>>[],
  columns: readonly Column[],
  select: string,
): Partial<Record<Column, unknown>>[] {
  const columnNames = select.split(',').map((name) => name.trim());
  const names = columnNames.flatMap((name) => (name === '*' ? columns : [requireColumn(columns, name)]));
  return rows.map((row) =>
    Object.fromEntries(names.map((name): [string, unknown] => [name, row[name]])),
  ) as Partial<Record<Column, unknown>>[];
}

function requireColumn<Column extends string>(columns: readonly Column[], name: string): Column {
  const column = columns.find((known) => known === name);
  if (column !== undefined) return column;
  throw new AppError(COMMON_ERRORS.invalidInput, {
    message: `There is no column ${JSON.stringify(name)}. The columns are ${columns.join(', ')}.`,
  });
}
