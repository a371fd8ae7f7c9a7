import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { OWN_KEYS } from '@nova/rewards/action-rules';
import type { ClientBase } from 'pg';
import { encodeEventTopics, type Hex } from 'viem';
import { toBytea, toBytes } from '@nova/runtime/hex-bytes';
import { insertRows, rowSet, type RowTarget } from '../../lib/insert-rows.ts';
import { INDEXED, type IndexedTopic } from '../../lib/jobs/job-signals.ts';
import type { FeatureChange, FeatureHandler } from '../../sync/feature-handler.ts';
import { loadEventLogsBelow } from '../../sync/load-stored-logs.ts';
import {
  type ActionRow,
  type ActionTypeRow,
  collectActionTypes,
  collectEnergy,
  type EnergyRows,
} from './collect-energy.ts';
import { readActionEvents } from './read-action-events.ts';

const ACTIONS: RowTarget<ActionRow> = {
  table: 'chain.actions',
  columns: [
    ['block_number', 'bigint', (row) => row.block_number],
    ['log_index', 'integer', (row) => row.logIndex],
    ['tx_index', 'integer', (row) => row.txIndex],
    ['action_id', 'bytea', (row) => toBytea(row.action_id)],
    ['account', 'bytea', (row) => toBytea(row.account)],
    ['user_hash', 'bytea', (row) => toBytea(row.user_hash)],
    ['action_key', 'text', (row) => row.action_key],
    ['points', 'integer', (row) => row.points],
    ['occurred_at', 'bigint', (row) => row.occurredAtSeconds],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
  ],
};

const ACTION_TYPES: RowTarget<ActionTypeRow> = {
  table: 'chain.action_types',
  columns: [
    ['action_key', 'text', (row) => row.actionKey],
    ['points', 'bigint', (row) => row.points],
    ['cooldown_seconds', 'bigint', (row) => row.cooldownSeconds],
    ['daily_cap', 'integer', (row) => row.dailyCap],
    ['lifetime_cap', 'integer', (row) => row.lifetimeCap],
    ['source', 'text', (row) => row.source],
    ['is_active', 'boolean', (row) => row.isActive],
    ['block_number', 'bigint', (row) => row.blockNumber],
  ],
  onConflict: `on conflict (action_key) do update set
    points = excluded.points, cooldown_seconds = excluded.cooldown_seconds, daily_cap = excluded.daily_cap,
    lifetime_cap = excluded.lifetime_cap, source = excluded.source, is_active = excluded.is_active,
    block_number = excluded.block_number`,
};

interface DailyActionsRow {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly actionKey: string;
  actions: number;
  points: number;
}

const DAILY_ACTIONS: RowTarget<DailyActionsRow> = {
  table: 'chain.daily_actions',
  columns: [
    ['day', 'date', (row) => row.day],
    ['action_key', 'text', (row) => row.actionKey],
    ['actions', 'integer', (row) => row.actions],
    ['points', 'bigint', (row) => row.points],
  ],
  onConflict: `on conflict (day, action_key) do update set
    actions = kept.actions + excluded.actions, points = kept.points + excluded.points`,
};

/**
 * Indexes Energy Points: the ledger's events become actions, catalog rows and the energy columns of the
 * counters.
 */
export function createEnergyHandler(ledger: Hex): FeatureHandler {
  return {
    collect(blocks): FeatureChange {
      const rows = collectEnergy(ledger, blocks);
      const changedIds = [
        ...rows.actions.map((row) => row.action_id),
        ...rows.revocations.map((row) => row.actionId),
      ];
      return {
        participations: rows.participations,
        energy: rows.changes,
        actions: rows.actions,
        rows: [
          rowSet(ACTIONS, rows.actions),
          rowSet(ACTION_TYPES, newestPerKey(rows.actionTypes)),
          rowSet(DAILY_ACTIONS, sumByDay(rows.actions)),
        ],
        insert: (client) => insertEnergy(client, rows),
        remove: (client, fromHeight) => removeEnergy(client, rows, ledger, fromHeight),
        readLiveEvents: (client) => readActionEvents(client, changedIds),
      };
    },
  };
}

async function insertEnergy(client: ClientBase, rows: EnergyRows): Promise<readonly IndexedTopic[]> {
  for (const { actionId, blockNumber } of rows.revocations) {
    await client.query('update chain.actions set revoked_block_number = $2 where action_id = $1', [
      toBytes(actionId),
      blockNumber,
    ]);
  }
  return rows.actions.some((row) => !OWN_KEYS.has(row.action_key)) ? [INDEXED.partnerActions] : [];
}

async function removeEnergy(
  client: ClientBase,
  rows: EnergyRows,
  ledger: Hex,
  fromHeight: number,
): Promise<void> {
  await client.query('delete from chain.actions where block_number >= $1', [fromHeight]);
  await client.query(
    'update chain.actions set revoked_block_number = null where revoked_block_number >= $1',
    [fromHeight],
  );
  const taken = sumByDay(rows.actions).map(({ day, actionKey, actions, points }) => ({
    day,
    actionKey,
    actions: -actions,
    points: -points,
  }));
  await insertRows(client, DAILY_ACTIONS, taken);
  await client.query('delete from chain.daily_actions where day = any($1::date[]) and actions = 0', [
    taken.map((row) => row.day),
  ]);
  await restoreActionTypes(client, ledger, fromHeight);
}

// A catalog row undone by a reorg reverts to the last remaining event, which only the logs still contain.
async function restoreActionTypes(client: ClientBase, ledger: Hex, fromHeight: number): Promise<void> {
  const { rowCount } = await client.query('delete from chain.action_types where block_number >= $1', [
    fromHeight,
  ]);
  if (!rowCount) return;
  const [topic] = encodeEventTopics({ abi: actionLedgerAbi, eventName: 'ActionTypeSet' });
  const logs = await loadEventLogsBelow(client, ledger, topic, fromHeight);
  await insertRows(client, ACTION_TYPES, newestPerKey(collectActionTypes(logs)));
}

function newestPerKey(rows: readonly ActionTypeRow[]): ActionTypeRow[] {
  return [...new Map(rows.map((row) => [row.actionKey, row])).values()];
}

function sumByDay(actions: readonly ActionRow[]): DailyActionsRow[] {
  const sums = new Map<string, DailyActionsRow>();
  for (const { timestamp, action_key: actionKey, points } of actions) {
    const day = timestamp.slice(0, 10);
    const key = `${day} ${actionKey}`;
    const row = sums.get(key) ?? { day, actionKey, actions: 0, points: 0 };
    sums.set(key, row);
    row.actions += 1;
    row.points += points;
  }
  return [...sums.values()];
}
