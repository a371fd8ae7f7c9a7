import type { Hex } from 'viem';
import { toBytea } from '@nova/runtime/hex-bytes';
import { insertTogether, type RowSet, rowSet, type RowTarget } from '../../lib/insert-rows.ts';
import type { ChainBlock } from '../../sync/chain-block.ts';
import type { FeatureChange, FeatureHandler } from '../../sync/feature-handler.ts';

/** Calls that one address received in one UTC hour; negative to subtract them. */
interface CallDelta {
  readonly address: Hex;
  readonly hour: string;
  readonly calls: number;
}

const HOURS: RowTarget<CallDelta> = {
  table: 'chain.contract_call_hours',
  columns: [
    ['hour', 'timestamptz', ({ hour }) => hour],
    ['address', 'bytea', ({ address }) => toBytea(address)],
    ['calls', 'integer', ({ calls }) => calls],
  ],
  onConflict: 'on conflict (hour, address) do update set calls = kept.calls + excluded.calls',
};
const TOTALS: RowTarget<Pick<CallDelta, 'address' | 'calls'>> = {
  table: 'chain.contract_calls',
  columns: [
    ['address', 'bytea', ({ address }) => toBytea(address)],
    ['calls', 'bigint', ({ calls }) => calls],
  ],
  onConflict: 'on conflict (address) do update set calls = kept.calls + excluded.calls',
};

/** Counts the transactions with call data that each address receives, by hour and in total. */
export function createContractCallsHandler(): FeatureHandler {
  return {
    collect(blocks): FeatureChange {
      const deltas = countCalls(blocks);
      return {
        rows: listCallRows(deltas),
        insert: () => Promise.resolve([]),
        remove: async (client) => {
          const negative = deltas.map((delta) => ({ ...delta, calls: -delta.calls }));
          await insertTogether(client, listCallRows(negative));
          const addresses = deltas.map(({ address }) => toBytea(address));
          for (const table of ['contract_call_hours', 'contract_calls']) {
            await client.query(`delete from chain.${table} where address = any($1::bytea[]) and calls <= 0`, [
              addresses,
            ]);
          }
        },
      };
    },
  };
}

function listCallRows(deltas: readonly CallDelta[]): RowSet[] {
  const totals = new Map<Hex, number>();
  for (const { address, calls } of deltas) totals.set(address, (totals.get(address) ?? 0) + calls);
  return [
    rowSet(HOURS, deltas),
    rowSet(
      TOTALS,
      [...totals].map(([address, calls]) => ({ address, calls })),
    ),
  ];
}

function countCalls(blocks: readonly ChainBlock[]): CallDelta[] {
  const counts = new Map<string, CallDelta>();
  for (const { timestamp, transactions } of blocks) {
    const hour = `${timestamp.slice(0, 13)}:00:00Z`;
    for (const { to, input } of transactions) {
      if (to === null || input === '0x') continue;
      const key = `${hour} ${to}`;
      counts.set(key, { address: to, hour, calls: (counts.get(key)?.calls ?? 0) + 1 });
    }
  }
  return [...counts.values()];
}
