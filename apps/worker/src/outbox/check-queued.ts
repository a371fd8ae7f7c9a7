import { NodeAwayError } from '../lib/chain/rpc-client.ts';
import { FILL_NONCE } from './fill-nonce.ts';
import type { LaneState } from './lane-state.ts';
import type { QueuedRow } from './outbox-row.ts';
import { later, refuse, type CheckContext, type Verdict } from './row-check.ts';

const UNKNOWN = refuse('its source of truth does not contain it');

/** Verifies the claims of queued rows right before they are signed, with one query per kind. */
export async function checkQueued(
  state: LaneState,
  rows: readonly QueuedRow[],
): Promise<ReadonlyMap<number, Verdict>> {
  const { options, client } = state;
  const context: CheckContext = { client, rpc: options.rpc, nowMs: options.clock() };
  const verdicts = new Map<number, Verdict>();
  for (const [kind, some] of groupByKind(rows)) {
    const found = await checkKind(state, kind, some, context);
    for (const row of some) verdicts.set(row.id, found(row.id));
  }
  return verdicts;
}

async function checkKind(
  { options, checks }: LaneState,
  kind: string,
  rows: readonly QueuedRow[],
  context: CheckContext,
): Promise<(id: number) => Verdict> {
  if (kind === FILL_NONCE.kind) return () => refuse('only the worker may create rows of this kind');
  const check = checks.get(kind);
  if (!check) return () => refuse('no check exists for rows of this kind');
  if (check.lane !== options.lane) return () => refuse(`rows of this kind belong to the lane ${check.lane}`);
  try {
    const verdicts = await check.check(rows, context);
    return (id) => verdicts.get(id) ?? UNKNOWN;
  } catch (error) {
    // A source that is a chain or another server may be unavailable. The database is the lane's own, so its
    // errors end the lane.
    if (error instanceof NodeAwayError) return () => later(error.message);
    throw error;
  }
}

function groupByKind(rows: readonly QueuedRow[]): Map<string, QueuedRow[]> {
  const groups = new Map<string, QueuedRow[]>();
  for (const row of rows) {
    const group = groups.get(row.kind);
    if (group) group.push(row);
    else groups.set(row.kind, [row]);
  }
  return groups;
}
