import type { Client, ClientBase, QueryConfig } from 'pg';

/** Statements with a name per connection; each holds a plan in the memory of its server process. */
const NAMED_MAX = 150;
/** A query is worth a name when it came so often. */
const OFTEN = 3;
/**
 * A query with these words is planned for its values each time. For one that reads a page of something of which some
 * have ten rows and one has a million: a plan that is kept is made for the average, for which sorting is as good as an
 * index.
 */
export const PLANNED_ANEW = '/* planned anew */';
/** What opens or ends a transaction or sets a session has no plan to keep. */
const WITHOUT_PLAN = /^\s*(?:begin|commit|rollback|savepoint|release|start|set|listen|unlisten)\b/i;

/**
 * Gives a query a name once it comes often, so that connections prepare it: parsing and planning a short query takes
 * PostgreSQL longer than running it. One text has one name on all connections that share these names.
 */
export class PlanNames {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name of a query that came often enough; undefined for any other. */
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
    // Texts that come once are as many as strangers like.
    if (this.#counts.size >= 10 * NAMED_MAX) this.#counts.clear();
    this.#counts.set(text, count);
  }
}

/** Lets a connection parse and plan a query that comes again only once, within transactions too. */
export function keepPlans(client: ClientBase, names: PlanNames): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  // The overloads of the driver are as many as there are ways to call it; this one only adds a name.
  client.query = ((query: unknown, ...others: unknown[]) =>
    send(addName(query, others[0], names), ...others)) as Client['query'];
}

function addName(query: unknown, values: unknown, names: PlanNames): unknown {
  if (typeof query === 'string') {
    // Without values it may be several statements.
    if (!Array.isArray(values)) return query;
    const name = names.nameOf(query);
    return name === undefined ? query : { text: query, name };
  }
  if (!isConfig(query) || query.name !== undefined) return query;
  const name = names.nameOf(query.text);
  return name === undefined ? query : { ...query, name };
}

/** Cursors and streams bring a protocol of their own. */
function isConfig(query: unknown): query is QueryConfig {
  return typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);
}
