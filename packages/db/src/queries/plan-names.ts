import type { Client, ClientBase, QueryConfig } from 'pg';

/**
 * Maximum number of named statements per connection; each keeps a plan in the memory of its server process.
 */
const NAMED_MAX = 150;
/** Number of executions after which a query gets a name. */
const OFTEN = 3;
/**
 * Marks a query that must be planned for its actual values. For paged queries over sets that range from ten
 * to a million rows: a cached plan is made for the average, for which sorting is as cheap as an index.
 */
export const PLANNED_ANEW = '/* planned anew */';
/** Statements for transactions and sessions have no plan to cache. */
const WITHOUT_PLAN = /^\s*(?:begin|commit|rollback|savepoint|release|start|set|listen|unlisten)\b/i;

/**
 * Names a query once it is frequent, so that connections prepare it: PostgreSQL spends more time on parsing
 * and planning a short query than on running it. A text has the same name on all connections that share
 * these names.
 */
export class PlanNames {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Returns the name of a frequent query; undefined for all others. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= NAMED_MAX || WITHOUT_PLAN.test(text)) return undefined;
    if (text.includes(PLANNED_ANEW)) return undefined;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      this.#remember(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `nova_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  #remember(text: string, count: number): void {
    // Clients can cause any number of different texts.
    if (this.#counts.size >= 10 * NAMED_MAX) this.#counts.clear();
    this.#counts.set(text, count);
  }
}

/** Makes a connection parse and plan a repeated query only once, inside transactions too. */
export function cachePlans(client: ClientBase, names: PlanNames): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  // The driver has many overloads; this one only adds a name.
  client.query = ((query: unknown, ...others: unknown[]) =>
    send(addName(query, others[0], names), ...others)) as Client['query'];
}

function addName(query: unknown, values: unknown, names: PlanNames): unknown {
  if (typeof query === 'string') {
    // Without values, the text may contain several statements.
    if (!Array.isArray(values)) return query;
    const name = names.nameOf(query);
    return name === undefined ? query : { text: query, name };
  }
  // The query builder's prepared queries have an empty name.
  if (!isConfig(query) || query.name) return query;
  const name = names.nameOf(query.text);
  return name === undefined ? query : { ...query, name };
}

/** Returns false for cursors and streams, which have their own protocol. */
function isConfig(query: unknown): query is QueryConfig {
  return typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);
}
