import type { Queryable } from '../database.ts';

/** A query of the query builder, complete except for its placeholders. */
interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * Builds a query once for each database instead of for each request: for a query over several tables, building
 * takes the api longer than everything else about it.
 * @param build the query, with `sql.placeholder` where requests differ; their values are sent as they are, so
 * an address must be bytes
 */
export function preparedQuery<Prepared>(
  build: (db: Queryable) => Preparable<Prepared>,
): (db: Queryable) => Prepared {
  const built = new WeakMap<Queryable, Prepared>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    // Without a name of its own, because the connection names queries once they are frequent.
    const prepared = build(db).prepare('');
    built.set(db, prepared);
    return prepared;
  };
}
