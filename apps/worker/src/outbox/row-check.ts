import type { OutboxLane } from '@nova/db/schema/outbox';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import type { RpcClient } from '../lib/chain/rpc-client.ts';
import type { QueuedRow } from './outbox-row.ts';

/** What a check makes of a row. A row without a verdict is refused: its source of truth does not know it. */
export type Verdict =
  | { readonly kind: 'sign' }
  /** It is not what it claims to be: it fails, with an alarm, and holds up no other. */
  | { readonly kind: 'refuse'; readonly reason: string }
  /** It was right when it was asked for and is not any more: it ends with this answer, and whoever asked reads it. */
  | { readonly kind: 'answer'; readonly reason: string }
  /** The source does not answer now: it is looked at again after a while, and the others go on. */
  | { readonly kind: 'later'; readonly reason: string };

export type Verdicts = ReadonlyMap<number, Verdict>;

/** What a check may ask. */
export interface CheckContext {
  /** The connection that holds the lane's lock: what a check writes is gone with the lane. */
  readonly client: Client;
  readonly rpc: RpcClient;
  readonly nowMs: number;
}

/** Compares queued rows of one kind with the source of truth of what they claim; one question for all of them. */
export type CheckRows = (rows: readonly QueuedRow[], context: CheckContext) => Promise<Verdicts>;

/** What stands between a row of one kind and the key. */
export interface RowCheck {
  /** The lane whose key signs this kind. In any other lane another key would sign it. */
  readonly lane: OutboxLane;
  readonly check: CheckRows;
}

/** By kind. A kind without a check is never signed. */
export type RowChecks = ReadonlyMap<string, RowCheck>;

export const SIGN: Verdict = { kind: 'sign' };
export const refuse = (reason: string): Verdict => ({ kind: 'refuse', reason });
export const answer = (reason: string): Verdict => ({ kind: 'answer', reason });
export const later = (reason: string): Verdict => ({ kind: 'later', reason });

/**
 * Reads a source of truth by the operation ids of rows and lets a judge compare each row with what was found.
 * @param find one question for all ids, each as text of a bytea
 * @param judge why the row is not what was found; null when it is
 */
export function checkAgainst<Source extends { readonly operation_id: Buffer }>(
  find: (client: Client, ids: readonly string[]) => Promise<{ readonly rows: readonly Source[] }>,
  judge: (row: QueuedRow, source: Source, context: CheckContext) => string | null,
): CheckRows {
  return async (rows, context) => {
    const ids = rows.map((row) => `\\x${row.operationId.slice(2)}`);
    const found = await find(context.client, ids);
    const sources = new Map(found.rows.map((source) => [toKey(source.operation_id), source]));
    const verdicts = new Map<number, Verdict>();
    for (const row of rows) {
      const source = sources.get(row.operationId);
      if (source === undefined) continue;
      const reason = judge(row, source, context);
      verdicts.set(row.id, reason === null ? SIGN : refuse(reason));
    }
    return verdicts;
  };
}

const toKey = (bytes: Buffer): Hex => `0x${bytes.toString('hex')}`;
