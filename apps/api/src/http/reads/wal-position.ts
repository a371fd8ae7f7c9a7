import type { Pool } from 'pg';

/** A position in the write-ahead log of the primary, in bytes. */
export type WalPosition = bigint;

/** Positions that no primary reaches: 19 digits are more than 64 bits hold. */
const POSITION_PATTERN = /^\d{1,19}$/;

/** State of the primary. */
export interface PrimaryState {
  /** End of the log on the disk, which contains every commit that waited for the disk. */
  readonly flushed: WalPosition;
  /** Seconds since 1970 on the primary's clock. */
  readonly now: number;
  /** Identifier that the primary shares with its replicas only. */
  readonly system: string;
}

/** State of a replica. */
export interface ReplicaState {
  readonly replayed: WalPosition;
  /** Time of the newest replayed commit, in seconds since 1970 on the primary's clock; null without one. */
  readonly committedAt: number | null;
  readonly system: string;
}

/**
 * Returns the position that contains everything committed before the call, even commits that do not wait for
 * the disk.
 */
export async function readWrittenPosition(primary: Pool): Promise<WalPosition> {
  const { rows } = await primary.query<{ position: string }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::text as position`,
  );
  return BigInt(rows[0]!.position);
}

export async function readPrimary(primary: Pool): Promise<PrimaryState> {
  const { rows } = await primary.query<{ flushed: string; now: number; system: string }>(
    `select (pg_current_wal_flush_lsn() - '0/0')::text as flushed,
       extract(epoch from clock_timestamp())::float8 as now,
       (select system_identifier::text from pg_control_system()) as system`,
  );
  const { flushed, now, system } = rows[0]!;
  return { flushed: BigInt(flushed), now, system };
}

/** Returns null for a server that is not in recovery, such as a promoted replica. */
export async function readReplica(replica: Pool): Promise<ReplicaState | null> {
  const { rows } = await replica.query<{ replayed: string | null; at: number | null; system: string }>(
    `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as replayed,
       extract(epoch from pg_last_xact_replay_timestamp())::float8 as at,
       (select system_identifier::text from pg_control_system()) as system`,
  );
  const { replayed, at, system } = rows[0]!;
  return replayed === null ? null : { replayed: BigInt(replayed), committedAt: at, system };
}

/** Parses a position that a client sends; null if it is not one. */
export function parsePosition(text: string): WalPosition | null {
  return POSITION_PATTERN.test(text) ? BigInt(text) : null;
}
