import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytea, toBytes } from '@nova/runtime/hex-bytes';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import { eachLog } from '../../sync/chain-block.ts';
import type { FeatureHandler } from '../../sync/feature-handler.ts';
import { createNameDecoder, type NameContracts, type NameEvent } from './name-events.ts';

interface NameEventRow extends NameEvent {
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly txIndex: number;
  readonly timestamp: string;
}

const EVENTS: RowTarget<NameEventRow> = {
  table: 'chain.name_events',
  columns: [
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['log_index', 'integer', (row) => row.logIndex],
    ['tx_index', 'integer', (row) => row.txIndex],
    ['node', 'bytea', (row) => toBytea(row.node)],
    ['kind', 'text', (row) => row.kind],
    ['account', 'bytea', (row) => (row.account ? toBytea(row.account) : null)],
    ['label', 'text', (row) => row.label ?? null],
    ['nac_wei', 'numeric', (row) => row.nacWei?.toString() ?? null],
    ['points', 'numeric', (row) => row.points?.toString() ?? null],
    ['expires_at', 'timestamptz', (row) => row.expiresAt ?? null],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
  ],
};

/** Returns the latest event of a node with one of the kinds. */
const latest = (...kinds: NameEvent['kind'][]) => `lateral (
  select event.* from chain.name_events event
  where event.node = given.node and event.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
  order by event.block_number desc, event.log_index desc limit 1)`;

const DERIVE_NAMES = `insert into chain.names
  (node, label, owner, address, expires_at, block_number, log_index, timestamp)
  select given.node, registered.label, owner.account,
    case when resolver.account = $2 then address.account end,
    paid.expires_at, registered.block_number, registered.log_index, registered.timestamp
  from unnest($1::bytea[]) as given (node)
  join ${latest('registered')} registered on true
  join ${latest('registered', 'renewed')} paid on true
  join ${latest('owner')} owner on true
  left join ${latest('resolver')} resolver on true
  left join ${latest('address', 'cleared')} address on true`;

const DERIVE_PRIMARY_NAMES = `insert into chain.primary_names (node, address, label)
  select given.node, claimed.account, named.label
  from unnest($1::bytea[]) as given (node)
  join ${latest('claimed')} claimed on true
  join ${latest('resolver')} resolver on true
  join ${latest('named', 'cleared')} named on true
  where resolver.account = $2 and named.label <> ''`;

/** Indexes names under `.nac` and the names that addresses have chosen. */
export function createNameHandler(contracts: NameContracts): FeatureHandler {
  const decode = createNameDecoder(contracts);
  return {
    collect(blocks) {
      const events: NameEventRow[] = [];
      for (const { log, block } of eachLog(blocks)) {
        const event = decode(log);
        if (event === null) continue;
        const { blockNumber, logIndex, txIndex } = log;
        events.push({ ...event, blockNumber, logIndex, txIndex, timestamp: block.timestamp });
      }
      const nodes = [...new Set(events.map(({ node }) => node))];
      return {
        insert: async (client) => {
          await insertRows(client, EVENTS, events);
          await deriveNames(client, nodes, contracts.resolver);
          return [];
        },
        remove: async (client, fromHeight) => {
          if (nodes.length === 0) return;
          await client.query('delete from chain.name_events where block_number >= $1', [fromHeight]);
          await deriveNames(client, nodes, contracts.resolver);
        },
      };
    },
  };
}

/** Derives the rows of these nodes again from their events. */
async function deriveNames(client: ClientBase, nodes: readonly Hex[], resolver: Hex): Promise<void> {
  if (nodes.length === 0) return;
  const given = nodes.map(toBytea);
  await client.query('delete from chain.names where node = any($1::bytea[])', [given]);
  await client.query('delete from chain.primary_names where node = any($1::bytea[])', [given]);
  await client.query(DERIVE_NAMES, [given, toBytes(resolver)]);
  await client.query(DERIVE_PRIMARY_NAMES, [given, toBytes(resolver)]);
}
