import type { ClientBase, QueryResultRow } from 'pg';

type Value = string | number | boolean | null;

/** One column of a bulk insert: its name, SQL type and the value of a row. */
export type Column<Row> = readonly [name: string, type: string, read: (row: Row) => Value];

export interface RowTarget<Row> {
  /** Table name including the schema. */
  readonly table: string;
  readonly columns: readonly Column<Row>[];
  /** Columns of the table, if they differ from the columns above. */
  readonly into?: string;
  /** Expressions to select for `into`, based on the columns above. */
  readonly select?: string;
  /** Condition for the rows (`given`) to write. */
  readonly where?: string;
  /** The `on conflict …` clause; the existing row is called `kept`. */
  readonly onConflict?: string;
  /** Expressions to return for each written row. */
  readonly returning?: string;
}

const statements = new WeakMap<object, { name: string; text: string }>();
let statementCount = 0;

/**
 * Inserts any number of rows in one statement with one array parameter per column, so that its text never
 * changes.
 */
export async function insertRows<Row, Result extends QueryResultRow = never>(
  client: ClientBase,
  target: RowTarget<Row>,
  rows: readonly Row[],
): Promise<Result[]> {
  if (rows.length === 0) return [];
  const { name, text } = statementOf(target);
  const values = target.columns.map(([, , read]) => rows.map(read));
  const result = await client.query<Result>({ name, text, values });
  return result.rows;
}

function statementOf<Row>(target: RowTarget<Row>): { name: string; text: string } {
  const known = statements.get(target);
  if (known) return known;
  const names = target.columns.map(([name]) => `"${name}"`).join(', ');
  const parameters = target.columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
  const text =
    `insert into ${target.table} as kept (${target.into ?? names}) ` +
    `select ${target.select ?? '*'} from unnest(${parameters}) as given (${names}) ` +
    // Without a `where`, PostgreSQL would parse the following `on` as a join condition.
    `where ${target.where ?? 'true'} ${target.onConflict ?? ''} ${target.returning ? `returning ${target.returning}` : ''}`;
  // Two targets may write the same table in different ways.
  const statement = { name: `insert ${target.table} ${statementCount++}`, text };
  statements.set(target, statement);
  return statement;
}
