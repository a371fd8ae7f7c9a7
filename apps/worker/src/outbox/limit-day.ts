import { DAY_MS } from '@nova/shared/durations';
import { toBytes } from '@nova/runtime/hex-bytes';
import type { LaneLimits } from './lane-limits.ts';
import type { LaneState } from './lane-state.ts';
import type { OperationCall } from './outbox-kind.ts';
import type { QueuedRow } from './outbox-row.ts';
import { later, refuse, SIGN, type Verdict } from './row-check.ts';

/**
 * Use of a key in the last 24 hours, and how far its transactions are indexed. Taken from the chain,
 * because the outbox may be forged.
 */
const FIRST_BLOCK = `with first as (
    select number from chain.blocks where timestamp > $2 order by timestamp, number limit 1)`;
const READ_NONCES = `${FIRST_BLOCK}
  select
    coalesce((select nonce + 1 from chain.transactions where "from" = $1
      and block_number < coalesce((select number from first), 9223372036854775807)
      order by block_number desc, tx_index desc limit 1), 0) as nonce_before,
    coalesce((select nonce + 1 from chain.transactions where "from" = $1
      order by block_number desc, tx_index desc limit 1), 0) as nonce_indexed`;
/** Reads every transaction of the key in that time, unlike the nonces. */
const READ_WEI = `${FIRST_BLOCK}
  select coalesce(sum(value), 0) as wei from chain.transactions
  where "from" = $1 and block_number >= (select number from first)`;

interface LaneUse {
  transactions: number;
  wei: bigint;
}

/** Passes as many rows as the key's limits allow. The others wait, and an alarm reports it. */
export async function limitDay(
  state: LaneState,
  rows: readonly { readonly row: QueuedRow; readonly call: OperationCall }[],
): Promise<ReadonlyMap<number, Verdict>> {
  const { limits } = state.options;
  if (!limits || rows.length === 0) return new Map(rows.map(({ row }) => [row.id, SIGN]));
  const use = await readUse(
    state,
    limits,
    rows.some(({ call }) => call.valueWei > 0n),
  );
  return new Map(
    rows.map(({ row, call }): [number, Verdict] => {
      if (call.valueWei > limits.weiPerTransaction) return [row.id, refuse('its value is above the limit')];
      if (use.transactions >= limits.transactionsPerDay) {
        return [row.id, later(`the key signed ${use.transactions} transactions in 24 hours`)];
      }
      if (call.valueWei > 0n && use.wei + call.valueWei > limits.weiPerDay) {
        return [row.id, later(`the key sent ${use.wei} wei in 24 hours`)];
      }
      use.transactions += 1;
      use.wei += call.valueWei;
      return [row.id, SIGN];
    }),
  );
}

/** @param sendsValue False if no transaction to be checked sends coins, so that the sum is not needed. */
async function readUse(
  { client, options, nextNonce }: LaneState,
  limits: LaneLimits,
  sendsValue: boolean,
): Promise<LaneUse> {
  const values = [toBytes(options.signer.address), new Date(options.clock() - DAY_MS)];
  const nonces = await client.query<{ nonce_before: string; nonce_indexed: string }>({
    name: 'nonces of a lane',
    text: READ_NONCES,
    values,
  });
  const { nonce_before: before, nonce_indexed: indexed } = nonces.rows[0]!;
  const transactions = nextNonce - Number(before);
  if (!sendsValue) return { transactions, wei: 0n };
  // After the nonces: a transaction indexed in between then counts twice rather than not at all.
  const sums = await client.query<{ wei: string }>({ name: 'coins of a lane', text: READ_WEI, values });
  // Only the outbox knows the value of unindexed transactions, so the maximum per transaction is assumed.
  const unknownWei = BigInt(Math.max(0, nextNonce - Number(indexed))) * limits.weiPerTransaction;
  return { transactions, wei: BigInt(sums.rows[0]!.wei) + unknownWei };
}
