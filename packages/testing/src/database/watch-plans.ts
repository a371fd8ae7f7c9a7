import type { Database } from '@nova/db/database';
import { createTestDatabase } from '../test-database.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { expect } from 'vitest';

/** The maximum number of rows that a page may examine and drop. */
export const DROPPED_MAX = 5_000;

/** A filled database that reports the plan of each statement. */
export interface WatchedDatabase {
  readonly db: Database;
  /** Runs a read, and returns the plans that scan a whole table or drop more rows than a page may. */
  findWaste(read: () => Promise<unknown>, rowsMax?: number): Promise<string[]>;
  close(): Promise<void>;
}

/** Collects the plans of a connection's later statements. @returns a list that grows with each statement */
export async function collectPlans(client: Client): Promise<string[]> {
  const plans: string[] = [];
  client.on('notice', ({ message }) => plans.push(message ?? ''));
  await client.query(
    `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
     set client_min_messages = log`,
  );
  return plans;
}

/** Fills a database by SQL and watches the plans of later statements. */
export async function watchPlans(fill: string): Promise<WatchedDatabase> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(fill);
  const plans = await collectPlans(client);
  return {
    db: drizzle(client),
    async findWaste(read, rowsMax = DROPPED_MAX) {
      plans.length = 0;
      await read();
      expect(plans.length).toBeGreaterThan(0);
      return plans.filter((plan) => {
        const dropped = [...plan.matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, count]) =>
          Number(count),
        );
        const rows = [...plan.matchAll(/actual time=\S+ rows=(\d+)/g)].map(([, count]) => Number(count));
        return Math.max(0, ...dropped, ...rows) > rowsMax;
      });
    },
    async close() {
      await client.end();
      await database.drop();
    },
  };
}
