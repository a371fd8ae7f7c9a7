import { createHash } from 'node:crypto';
import { DEMO_FUNDS, DEMO_TYPES } from '@nova/shared/demo/constants';
import { sendGasSchema, WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import type { Hex } from 'viem';
import type { QueuedRow } from '../../outbox/outbox-row.ts';
import { type CheckContext, type CheckRows, refuse, SIGN, type Verdict } from '../../outbox/row-check.ts';

/** Addresses that were promised gas: by a welcome bonus, once per wallet, or with a demo account. */
const PROMISED = `select '0x' || encode(address, 'hex') as address, null as demo_type from app.welcome_bonuses
    where address = any($1::bytea[]) and gas_granted_at is not null
  union all
  select '0x' || encode(address, 'hex'), demo_type from app.demo_sessions where address = any($1::bytea[])`;

interface Promised {
  address: Hex;
  demo_type: string | null;
}

/**
 * Accepts gas only for a wallet that was promised it, only the promised amount, and only once. @param
 * hasDemoFunds True only in development.
 */
export function createGasCheck({ hasDemoFunds }: { hasDemoFunds: boolean }): CheckRows {
  return async (rows, context) => {
    const promised = await readPromised(rows, context);
    return new Map(rows.map((row) => [row.id, judge(row, promised, hasDemoFunds)]));
  };
}

async function readPromised(rows: readonly QueuedRow[], { client }: CheckContext): Promise<Promised[]> {
  const addresses = rows.map((row) => `\\x${sendGasSchema.parse(row.payload).to.slice(2)}`);
  const found = await client.query<Promised>(PROMISED, [addresses]);
  return found.rows;
}

function judge(row: QueuedRow, promised: readonly Promised[], hasDemoFunds: boolean): Verdict {
  const { to, valueWei } = sendGasSchema.parse(row.payload);
  const isIt = promised.some(({ address, demo_type: name }) => {
    const demo = DEMO_TYPES.find((each) => each === name);
    if (address !== to || (name !== null && !(demo && hasDemoFunds))) return false;
    // The ID is derived from the address and unique in the outbox, so no address receives gas twice.
    const operationId = hash(demo ? `demo gas ${to}` : `welcome gas ${to}`);
    const promisedWei = demo ? DEMO_FUNDS[demo].gasWei : WELCOME_GAS_WEI;
    return row.operationId === operationId && BigInt(valueWei) === promisedWei;
  });
  return isIt ? SIGN : refuse('no gas was promised to this address');
}

const hash = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`;
