import type { Activity } from '@nova/shared/explorer/activity-schemas';
import { toWireTime } from '../../../http/clock.ts';
import type { InternalRow } from '../lists/internal-transactions.ts';
import type { ActionRow, TransactionRow } from '../lists/rows.ts';
import { toTransfer, type TransferRow } from '../lists/transfers.ts';

/** Fields that most kinds lack. */
const NOTHING = {
  batch_index: 0,
  to: null,
  value: null,
  method: null,
  token: null,
  token_id: null,
  action_key: null,
  points: null,
} as const;

const SELECTOR_DIGITS = 8;
/** Fewer than four bytes do not identify a function. */
const toMethod = (selector: string): Activity['method'] =>
  selector.length === SELECTOR_DIGITS ? `0x${selector}` : null;

export function transactionToActivity(row: TransactionRow): Activity {
  return {
    ...NOTHING,
    kind: 'transaction',
    block_number: row.blockNumber,
    transaction_index: row.index,
    index: 0,
    transaction_hash: row.hash,
    timestamp: toWireTime(row.timestamp),
    from: row.from,
    to: row.to,
    value: row.value.toString(),
    method: toMethod(row.selector),
    status: row.isSuccessful ? 'successful' : 'failed',
  };
}

export function internalToActivity(row: InternalRow): Activity {
  return {
    ...NOTHING,
    kind: 'internal',
    block_number: row.blockNumber,
    transaction_index: row.txIndex,
    index: row.traceIndex,
    transaction_hash: row.hash,
    timestamp: toWireTime(row.timestamp),
    from: row.from,
    to: row.to ?? row.contractAddress,
    value: row.value.toString(),
    method: toMethod(row.selector),
    status: row.isSuccessful ? 'successful' : 'failed',
  };
}

export function transferToActivity(row: TransferRow): Activity {
  const { token, tokenId, value } = toTransfer(row);
  return {
    ...NOTHING,
    kind: 'token_transfer',
    block_number: row.blockNumber,
    transaction_index: row.txIndex,
    index: row.logIndex,
    batch_index: row.batchIndex,
    transaction_hash: row.hash,
    timestamp: toWireTime(row.timestamp),
    from: row.from,
    to: row.to,
    value,
    status: 'successful',
    token,
    token_id: tokenId,
  };
}

export function actionToActivity(row: ActionRow): Activity {
  return {
    ...NOTHING,
    kind: 'action',
    block_number: row.blockNumber,
    transaction_index: row.txIndex,
    index: row.logIndex,
    transaction_hash: row.transactionHash,
    timestamp: toWireTime(row.timestamp),
    from: row.account,
    status: row.revokedBlockNumber === null ? 'successful' : 'revoked',
    action_key: row.actionKey,
    points: row.points,
  };
}
