import { ACTION_SOURCES, decodeActionKey } from '@nova/shared/energy/catalogue';
import type { Action } from '@nova/shared/explorer/schemas';
import type { Hex } from 'viem';
import { type ChainBlock, type ChainLog, type ChainTransaction, eachLog } from '../../sync/chain-block.ts';
import type { EnergyChange, Participation } from '../../sync/feature-handler.ts';
import { decodeLedgerEvent, type LedgerEvent } from './ledger-events.ts';

export interface ActionRow extends Action {
  readonly logIndex: number;
  readonly txIndex: number;
  readonly occurredAtSeconds: number;
}

export interface Revocation {
  readonly actionId: Hex;
  readonly blockNumber: number;
}

export interface ActionTypeRow {
  readonly actionKey: string;
  readonly points: number;
  readonly cooldownSeconds: number;
  readonly dailyCap: number;
  readonly lifetimeCap: number;
  readonly source: 'browser' | 'server' | 'chain';
  readonly isActive: boolean;
  readonly blockNumber: number;
}

/** Content of the ledger's events in a range of blocks, in chain order. */
export interface EnergyRows {
  readonly actions: ActionRow[];
  readonly revocations: Revocation[];
  readonly actionTypes: ActionTypeRow[];
  readonly participations: Participation[];
  readonly changes: EnergyChange[];
}

/** Converts the ledger's events into rows and counter changes. */
export function collectEnergy(ledger: Hex, blocks: readonly ChainBlock[]): EnergyRows {
  const rows: EnergyRows = {
    actions: [],
    revocations: [],
    actionTypes: [],
    participations: [],
    changes: [],
  };
  for (const place of eachLog(blocks)) {
    if (place.log.address !== ledger) continue;
    const event = decodeLedgerEvent(place.log);
    if (event) addEvent(rows, event, place);
  }
  return rows;
}

/** Returns the catalog rows set by the ledger's logs, in chain order. */
export function collectActionTypes(logs: readonly ChainLog[]): ActionTypeRow[] {
  return logs.flatMap((log) => {
    const event = decodeLedgerEvent(log);
    return event?.eventName === 'ActionTypeSet' ? [toActionTypeRow(event.args, log.blockNumber)] : [];
  });
}

interface ChainPosition {
  readonly log: ChainLog;
  readonly transaction: ChainTransaction;
  readonly block: ChainBlock;
}

function addEvent(rows: EnergyRows, event: LedgerEvent, place: ChainPosition): void {
  const { blockNumber, txIndex } = place.log;
  const isIncluded = (address: Hex) => rows.participations.push({ address, blockNumber, txIndex });
  const change = (address: Hex, delta: Partial<EnergyChange>) =>
    rows.changes.push({ address, blockNumber, actions: 0, earned: 0, spendable: 0, ...delta });

  switch (event.eventName) {
    case 'ActionRecorded': {
      const action = toActionRow(event.args, place);
      rows.actions.push(action);
      isIncluded(action.account);
      change(action.account, { actions: 1, earned: action.points });
      break;
    }
    case 'ActionRevoked': {
      const account = lower(event.args.account);
      rows.revocations.push({ actionId: lower(event.args.actionId), blockNumber });
      isIncluded(account);
      change(account, { earned: -event.args.points });
      break;
    }
    case 'PointsSpent':
      isIncluded(lower(event.args.account));
      break;
    // Debt is paid off first, so only the ledger's transfers show how many points became or ceased to be
    // spendable.
    case 'Transfer': {
      const points = Number(event.args.value);
      const [from, to] = [lower(event.args.from), lower(event.args.to)];
      if (to !== NOBODY) change(to, { spendable: points });
      if (from !== NOBODY) change(from, { spendable: -points });
      break;
    }
    case 'ActionTypeSet':
      rows.actionTypes.push(toActionTypeRow(event.args, blockNumber));
      break;
  }
}

const NOBODY = `0x${'00'.repeat(20)}`;

type Arguments<Name extends LedgerEvent['eventName']> = Extract<LedgerEvent, { eventName: Name }>['args'];

function toActionRow(
  args: Arguments<'ActionRecorded'>,
  { log, transaction, block }: ChainPosition,
): ActionRow {
  const occurredAtSeconds = Number(args.occurredAt);
  return {
    action_id: lower(args.actionId),
    action_key: decodeActionKey(args.actionKey),
    account: lower(args.account),
    user_hash: lower(args.userHash),
    points: args.points,
    occurred_at: new Date(occurredAtSeconds * 1000).toISOString(),
    timestamp: block.timestamp,
    block_number: block.number,
    block_hash: block.hash,
    transaction_hash: transaction.hash,
    is_revoked: false,
    logIndex: log.logIndex,
    txIndex: log.txIndex,
    occurredAtSeconds,
  };
}

function toActionTypeRow(args: Arguments<'ActionTypeSet'>, blockNumber: number): ActionTypeRow {
  const { points, cooldown, dailyCap, lifetimeCap, source, active } = args.actionType;
  return {
    actionKey: decodeActionKey(args.actionKey),
    points,
    cooldownSeconds: cooldown,
    dailyCap,
    lifetimeCap,
    source: ACTION_SOURCES[source]!,
    isActive: active,
    blockNumber,
  };
}

function lower(hex: Hex): Hex {
  return hex.toLowerCase() as Hex;
}
