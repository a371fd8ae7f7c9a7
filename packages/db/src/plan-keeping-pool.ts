import { Pool, type QueryConfig } from 'pg';

/** Statements with a name per connection; each holds a plan in the memory of its server process. */
const NAMED_MAX = 100;
/** A query is worth a name when it came so often. */
const OFTEN = 3;

/**
 * A pool whose own queries are prepared under a name once they come often: parsing and planning a short query takes
 * PostgreSQL longer than running it. Queries within a transaction are left as they are.
 */
export class PlanKeepingPool extends Pool {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  // The overloads of the driver are as many as there are ways to call it; this one only adds a name.
  override query = ((config: QueryConfig | string, ...others: unknown[]) => {
    const send = Pool.prototype.query.bind(this) as (...args: unknown[]) => unknown;
    return send(typeof config === 'string' ? config : this.#withName(config), ...others);
  }) as Pool['query'];

  #withName(config: QueryConfig): QueryConfig {
    const { text } = config;
    const known = this.#names.get(text);
    if (known !== undefined) return { ...config, name: known };
    if (config.name !== undefined || this.#names.size >= NAMED_MAX) return config;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      this.#remember(text, count);
      return config;
    }
    this.#counts.delete(text);
    const name = `nova_${this.#names.size}`;
    this.#names.set(text, name);
    return { ...config, name };
  }

  #remember(text: string, count: number): void {
    // Texts that come once are as many as strangers like.
    if (this.#counts.size >= 10 * NAMED_MAX) this.#counts.clear();
    this.#counts.set(text, count);
  }
}
