import type { Activity } from '@nova/shared/explorer/activity-schemas';
import { ACTIVITY_KINDS, type ActivityKind } from '@nova/shared/explorer/list-queries';
import type { PageStart } from '../../../http/requests/page-cursor.ts';
import type { SortPosition } from '../search/search-places.ts';

/** Order of the kinds inside one transaction: the transaction itself is the newest, before its content. */
const RANKS: Readonly<Record<ActivityKind, number>> = {
  transaction: 3,
  internal: 2,
  token_transfer: 1,
  action: 0,
};

/** Returns the kind whose rank a position contains. */
export function kindOf(rank: number): ActivityKind {
  return ACTIVITY_KINDS.find((kind) => RANKS[kind] === rank)!;
}

/** Number of values in the position of a row: block, transaction, kind, index, index in a batch. */
export const ACTIVITY_POSITION_LENGTH = 5;

/** Indexes before and after every row of one kind in a transaction. */
const BEFORE = -1;
const AFTER = 2_147_483_647;

/** Returns the position of a row in the list over everything. */
export function positionOf({
  kind,
  block_number,
  transaction_index,
  index,
  batch_index,
}: Activity): SortPosition {
  return [block_number, transaction_index, RANKS[kind], index, batch_index];
}

/** Returns the position in the list over everything of a position in the search of one kind. */
export function toActivityPosition(
  kind: ActivityKind,
  [block, tx, index = 0, batch = 0]: SortPosition,
): SortPosition {
  return [block!, tx!, RANKS[kind], index, batch];
}

/** Returns where the search of one kind starts for a start of the list over everything. */
export function startOfKind(kind: ActivityKind, { direction, position }: PageStart): PageStart {
  if (position === null) return { direction, position };
  const [block, tx, rank, index, batch] = position as [number, number, number, number, number];
  const own = RANKS[kind];
  if (kind === 'transaction') {
    // A row of another kind is older than its own transaction: older rows start below it, newer rows with it.
    const isWithOwn = rank !== own && direction === 'prev';
    return { direction, position: [block, isWithOwn ? tx - 1 : tx] };
  }
  const outside = rank > own ? AFTER : BEFORE;
  const inner = rank === own ? [index, batch] : [outside, outside];
  // Only a token transfer can be one of a batch.
  const length = kind === 'token_transfer' ? 2 : 1;
  return { direction, position: [block, tx, ...inner.slice(0, length)] };
}
