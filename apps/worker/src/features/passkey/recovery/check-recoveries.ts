import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { countRecoveryStarts } from '@nova/db/recovery/count-starts';
import { openDatabaseOver } from '@nova/db/database';
import {
  completeRecoverySchema,
  RECOVERIES_PER_DAY,
  startRecoverySchema,
} from '@nova/shared/passkey/recovery-operations';
import { type Hex, isHex } from 'viem';
import { RpcError } from '../../../lib/chain/rpc-client.ts';
import { explainRefusal } from '../../../outbox/explain-refusal.ts';
import type { QueuedRow } from '../../../outbox/outbox-row.ts';
import {
  answer,
  type CheckContext,
  type CheckRows,
  later,
  refuse,
  SIGN,
  type Verdict,
} from '../../../outbox/row-check.ts';
import { isAccount, readPendingRecovery } from './account-calls.ts';
import { encodeStart } from './recovery-kinds.ts';

/** Allowance for a chain clock that lags slightly behind ours. */
const MARGIN_MS = 2_000;

type Judge = (row: QueuedRow, context: CheckContext) => Promise<Verdict>;

const inTurn =
  (judge: Judge): CheckRows =>
  async (rows, context) => {
    const verdicts = new Map<number, Verdict>();
    for (const row of rows) verdicts.set(row.id, await judge(row, context));
    return verdicts;
  };

/**
 * Accepts the start of a recovery only if the account is ours and would accept the two signatures right now. The key
 * pays for few of them in 24 hours, of one account and of all, so that guardians of many accounts cannot drain it.
 */
export const createStartCheck = (factory: Hex): CheckRows =>
  inTurn(async (row, { client, rpc, nowMs }) => {
    const recovery = startRecoverySchema.parse(row.payload);
    const { account } = recovery;
    if (!(await isAccount(rpc, factory, account))) return refuse('its account is not one with a passkey');
    if (nowMs > recovery.deadline * 1_000) return answer('RecoveryExpired');
    const starts = await countRecoveryStarts(openDatabaseOver(client), account, nowMs);
    if (starts.account >= RECOVERIES_PER_DAY.account) {
      return answer(`the account has started ${starts.account} recoveries in 24 hours`);
    }
    if (starts.all >= RECOVERIES_PER_DAY.all)
      return later(`${starts.all} recoveries were started in 24 hours`);
    try {
      await rpc.request('eth_call', [{ to: account, data: encodeStart(recovery) }, 'latest']);
      return SIGN;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return answer(isHex(error.data) ? explainRefusal(passkeyAccountAbi, error.data) : error.message);
    }
  });

/** Accepts the completion of a recovery only if it is pending and its delay has passed. */
export const createCompleteCheck = (factory: Hex): CheckRows =>
  inTurn(async (row, { rpc, nowMs }) => {
    const { account, x, y } = completeRecoverySchema.parse(row.payload);
    if (!(await isAccount(rpc, factory, account))) return refuse('its account is not one with a passkey');
    const pending = await readPendingRecovery(rpc, account, 'latest');
    if (pending.effectiveAt === 0n || pending.x !== x || pending.y !== y) return answer('NoRecovery');
    return nowMs < Number(pending.effectiveAt) * 1_000 + MARGIN_MS ? later('RecoveryWaiting') : SIGN;
  });
