import type { ClientBase } from 'pg';

type Value = string | number | boolean | null;

/** One column of a bulk insert: its name, its type in SQL, and where a row's value comes from. */
export type Column<Row> = readonly [name: string, type: string, read: (row: Row) => Value];

export interface RowTarget<Row> {
  /** With schema. */
  readonly table: string;
  readonly columns: readonly Column<Row>[];
  /** Columns of the table, where they are not simply the columns above. */
  readonly into?: string;
  /** What to select for `into`, over the columns above. */
  readonly select?: string;
  /** The `on conflict …` clause. */
  readonly onConflict?: string;
}

const statements = new WeakMap<object, { name: string; text: string }>();

/** Inserts any number of rows in one statement, one array parameter per column: its text never changes. */
export async function insertRows<Row>(
  client: ClientBase,
  target: RowTarget<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const { name, text } = statementOf(target);
  const values = target.columns.map(([, , read]) => rows.map(read));
  await client.query({ name, text, values });
}

function statementOf<Row>(target: RowTarget<Row>): { name: string; text: string } {
  const known = statements.get(target);
  if (known) return known;
  const names = target.columns.map(([name]) => `"${name}"`).join(', ');
  const parameters = target.columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
  const text =
    `insert into ${target.table} as kept (${target.into ?? names}) ` +
    `select ${target.select ?? '*'} from unnest(${parameters}) as given (${names}) ${target.onConflict ?? ''}`;
  const statement = { name: `insert ${target.table}`, text };
  statements.set(target, statement);
  return statement;
}
