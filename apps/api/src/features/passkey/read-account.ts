import { HOUR_MS } from '@nova/shared/durations';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { blocks, logs } from '@nova/db/schema/explorer';
import type { AccountKey, PasskeyAccount } from '@nova/shared/passkey/schemas';
import { and, desc, eq, sql } from 'drizzle-orm';
import {
  decodeEventLog,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  slice,
  toEventSelector,
} from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { readAccountState } from './account-state.ts';
import { toWireTime } from '../../http/clock.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';

type Context = Pick<ApiContext, 'chain' | 'db' | 'clock'>;

/** Milliseconds for the reads of a page that shows nothing else. */
const TIMEOUT_MS = 5_000;
/** A session lasts at most an hour, and each grant is an event. */
const SESSIONS_MAX = 20;
const SESSION_GRANTED = toEventSelector(
  passkeyAccountAbi.find((item) => item.type === 'event' && item.name === 'SessionGranted')!,
);
const NO_KEY: Hex = `0x${'00'.repeat(32)}`;

/**
 * Reads who controls the account of a passkey, as the contract says at the newest block.
 * @throws AppError `passkey_account_unknown` for any other address; `unavailable`
 */
export async function readPasskeyAccount(context: Context, address: Hex): Promise<PasskeyAccount> {
  const { owners, guardians, pending } = await readAccountState(context, address);
  return {
    address,
    owners: owners.map(toAccountKey),
    guardians: guardians.map(toAccountKey),
    recovery:
      pending.effectiveAt === 0n
        ? null
        : { key: toAccountKey(pending), effective_at: toWireTime(Number(pending.effectiveAt) * 1_000) },
    sessions: await readSessions(context, address),
  };
}

/** A key without a second half is an address. */
function toAccountKey({ x, y }: { x: Hex; y: Hex }): AccountKey {
  return y === NO_KEY ? { kind: 'address', address: slice(x, 12) } : { kind: 'passkey', x, y };
}

/** Returns the sessions that have not ended. */
async function readSessions(
  { chain, db, clock }: Context,
  account: Hex,
): Promise<PasskeyAccount['sessions']> {
  const rows = await db
    .select({ topics: logs.topics, data: logs.data })
    .from(logs)
    .innerJoin(blocks, eq(blocks.number, logs.blockNumber))
    .where(
      and(
        eq(logs.address, account),
        sql`(${logs.topics}[1]) = ${Buffer.from(SESSION_GRANTED.slice(2), 'hex')}`,
        sql`${blocks.timestamp} > ${new Date(clock() - HOUR_MS).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(logs.blockNumber), desc(logs.logIndex))
    .limit(SESSIONS_MAX);
  const grants = rows.map(({ topics, data }) => {
    const event = {
      abi: passkeyAccountAbi,
      eventName: 'SessionGranted',
      topics: topics as [Hex, Hex],
      data,
    } as const;
    return decodeEventLog(event).args;
  });
  const keys = [...new Set(grants.map(({ key }) => key))];
  const query = { abi: passkeyAccountAbi, functionName: 'sessionOf' } as const;
  const answers = await chain.call(
    keys.map((key) => ({
      method: 'eth_call',
      params: [{ to: account, data: encodeFunctionData({ ...query, args: [key] }) }, 'latest'],
    })),
    TIMEOUT_MS,
  );
  return keys.flatMap((key, index) => {
    const data = answers[index];
    if (!isHex(data)) throw chainUnavailable();
    const { validUntil, valueLeftWei } = decodeFunctionResult({ ...query, data });
    if (validUntil * 1_000 <= clock()) return [];
    const { calls } = grants.find((grant) => grant.key === key)!;
    return [
      {
        key: key.toLowerCase() as Hex,
        valid_until: toWireTime(validUntil * 1_000),
        value_left: valueLeftWei.toString(),
        calls: calls.map(({ target, selector }) => ({ contract: target.toLowerCase() as Hex, selector })),
      },
    ];
  });
}
