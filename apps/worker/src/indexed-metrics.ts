import { Gauge, type Registry } from 'prom-client';
import type { IndexedTotals } from './indexed-totals.ts';

type Labelled = readonly { readonly label: string; readonly value: number }[];

/**
 * Registers metrics of the product and of PostgreSQL. Every worker reports the same values, so a graph
 * takes the maximum.
 */
export function registerIndexedMetrics(registry: Registry, read: () => Promise<IndexedTotals>): void {
  const gauge = (
    name: string,
    help: string,
    label: string | null,
    of: (totals: IndexedTotals) => Labelled,
  ) => {
    const self: Gauge = new Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers: [registry],
      collect: async () => {
        self.reset();
        // Without a database these have no value; the other metrics keep theirs.
        const totals = await read().catch(() => null);
        if (totals === null) {
          if (label === null) self.set(Number.NaN);
          return;
        }
        for (const { label: key, value } of of(totals))
          self.set(label === null ? {} : { [label]: key }, value);
      },
    });
  };
  const one = (value: number): Labelled => [{ label: '', value }];
  gauge(
    'nova_indexed_total',
    'Counters of the index: blocks, actions, Energy Points …',
    'kind',
    ({ totals }) => totals,
  );
  gauge('nova_accounts', 'Accounts.', null, ({ accounts }) => one(accounts));
  gauge('nova_sales', 'Presale purchases without simulated ones.', 'status', (totals) => totals.sales);
  gauge('nova_sales_usdt', 'Amount paid for presale purchases in USDT.', 'status', ({ sales }) =>
    sales.map(({ label, usdt }) => ({ label, value: usdt })),
  );
  gauge('nova_mail_waiting', 'Emails waiting to be sent.', null, ({ mailWaiting }) => one(mailWaiting));
  gauge('nova_database_bytes', 'Size of the database.', null, ({ databaseBytes }) => one(databaseBytes));
  gauge(
    'nova_database_connections',
    'Connections of the server by state.',
    'state',
    (totals) => totals.connections,
  );
  gauge('nova_database_connections_max', 'Maximum number of connections.', null, (totals) =>
    one(totals.connectionsMax),
  );
  gauge('nova_database_oldest_transaction_seconds', 'Age of the oldest open transaction.', null, (totals) =>
    one(totals.oldestTransaction),
  );
}
