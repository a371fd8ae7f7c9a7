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

interface Statement {
  readonly name: string;
  readonly text: string;
}

const statements = new WeakMap<object, Statement>();
const joinedStatements = new Map<string, Statement>();
let statementCount = 0;

/** Rows of one table, for `insertTogether`. */
export interface RowSet {
  readonly target: RowTarget<never>;
  readonly values: readonly (readonly Value[])[];
}

export function rowSet<Row>(target: RowTarget<Row>, rows: readonly Row[]): RowSet {
  return { target, values: target.columns.map(([, , read]) => rows.map(read)) };
}

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

/**
 * Inserts rows of several tables in one statement, which sees none of them. Tables without rows are part of it
 * too, so that its text never changes and it is planned once.
 */
export async function insertTogether(client: ClientBase, sets: readonly RowSet[]): Promise<void> {
  if (sets.every(({ values }) => values.every((column) => column.length === 0))) return;
  const key = sets.map(({ target }) => statementOf(target).name).join();
  const statement = joinedStatements.get(key) ?? joinStatements(sets);
  joinedStatements.set(key, statement);
  await client.query({ ...statement, values: sets.flatMap(({ values }) => values) });
}

function joinStatements(sets: readonly RowSet[]): Statement {
  let parameters = 0;
  const inserts = sets.map(({ target }, index) => {
    const text = toText(target, parameters);
    parameters += target.columns.length;
    return `set_${index} as (${text})`;
  });
  return { name: `insert together ${statementCount++}`, text: `with ${inserts.join(', ')} select` };
}

function statementOf<Row>(target: RowTarget<Row>): Statement {
  const known = statements.get(target);
  if (known) return known;
  // Two targets may write the same table in different ways.
  const statement = { name: `insert ${target.table} ${statementCount++}`, text: toText(target, 0) };
  statements.set(target, statement);
  return statement;
}

/** @param offset Parameters of the statement before those of this insert. */
function toText<Row>(target: RowTarget<Row>, offset: number): string {
  const names = target.columns.map(([name]) => `"${name}"`).join(', ');
  const parameters = target.columns.map(([, type], index) => `$${offset + index + 1}::${type}[]`).join(', ');
  return (
    `insert into ${target.table} as kept (${target.into ?? names}) ` +
    `select ${target.select ?? '*'} from unnest(${parameters}) as given (${names}) ` +
    // Without a `where`, PostgreSQL would parse the following `on` as a join condition.
    `where ${target.where ?? 'true'} ${target.onConflict ?? ''} ${target.returning ? `returning ${target.returning}` : ''}`
  );
}
