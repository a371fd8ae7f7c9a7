import type { OutboxLane } from '@nova/db/schema/outbox';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import type { RpcClient } from '../lib/chain/rpc-client.ts';
import type { QueuedRow } from './outbox-row.ts';

/**
 * Result of a check. A row without a verdict is refused, because its source of truth does not contain it.
 */
export type Verdict =
  | { readonly kind: 'sign' }
  /** The row's claim is false: it fails with an alarm and does not block others. */
  | { readonly kind: 'refuse'; readonly reason: string }
  /**
   * The row was valid when queued but is not any longer: it ends with this answer for the code that queued
   * it.
   */
  | { readonly kind: 'answer'; readonly reason: string }
  /** The source does not respond: the row is checked again later, and others continue. */
  | { readonly kind: 'later'; readonly reason: string };

export type Verdicts = ReadonlyMap<number, Verdict>;

/** Resources available to a check. */
export interface CheckContext {
  /** The connection that holds the lane's lock, so a check can no longer write once the lane is lost. */
  readonly client: Client;
  readonly rpc: RpcClient;
  readonly nowMs: number;
}

/**
 * Compares queued rows of one kind with the source of truth for their claims, using one query for all of
 * them.
 */
export type CheckRows = (rows: readonly QueuedRow[], context: CheckContext) => Promise<Verdicts>;

/** Check that a row of one kind must pass before it is signed. */
export interface RowCheck {
  /** Lane whose key signs this kind. In any other lane, a different key would sign it. */
  readonly lane: OutboxLane;
  readonly check: CheckRows;
}

/** Checks by kind. A kind without a check is never signed. */
export type RowChecks = ReadonlyMap<string, RowCheck>;

export const SIGN: Verdict = { kind: 'sign' };
export const refuse = (reason: string): Verdict => ({ kind: 'refuse', reason });
export const answer = (reason: string): Verdict => ({ kind: 'answer', reason });
export const later = (reason: string): Verdict => ({ kind: 'later', reason });

/**
 * Queries a source of truth by the operation IDs of rows and compares each row with the result.
 * @param find One query for all IDs, each in bytea text format.
 * @param judge Returns how the row differs from the source, or null if it matches.
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
