import type { Database, Queryable } from '@nova/db/database';
import type { Activity } from '@nova/shared/explorer/activity-schemas';
import { SEARCHED_ROWS_MAX } from '@nova/shared/explorer/constants';
import type { ActivityQuery } from '@nova/shared/explorer/list-queries';
import type { Page } from '@nova/shared/pagination';
import { type PageStart, readBlockCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { findRows, type FoundRows } from '../lists/read-page-of.ts';
import { comparePlaces, type SortPosition } from '../search/search-places.ts';
import {
  ACTIVITY_POSITION_LENGTH,
  positionOf,
  startOfKind,
  toActivityPosition,
} from './activity-position.ts';
import { type ActivitySource, listKinds, SOURCES } from './activity-sources.ts';

/**
 * Lists transactions, calls that move NAC, token transfers and actions together, newest first. Each kind is
 * searched along its own index, and the rows are merged.
 * @throws AppError `unavailable` if the read takes too long
 */
export function listActivity(db: Database, query: ActivityQuery): Promise<Page<Activity>> {
  return readInTime(db, async (tx) => {
    const start = readBlockCursor(query.cursor, ACTIVITY_POSITION_LENGTH);
    const kinds = listKinds(query);
    const found: FoundRows<Activity>[] = [];
    // One after another, because a transaction has one connection.
    for (const kind of kinds) {
      const source = await SOURCES[kind](tx, query);
      found.push(await readSource(tx, source, start, query.limit, kinds.length));
    }
    return mergeRows(found, start, query.limit);
  });
}

async function readSource(
  db: Queryable,
  { kind, search, readRows }: ActivitySource,
  start: PageStart,
  limit: number,
  sourceCount: number,
): Promise<FoundRows<Activity>> {
  const placeOf = ({
    block_number: block,
    transaction_index: tx,
    index,
    batch_index: batch,
  }: Activity): SortPosition => [block, tx, index, batch].slice(0, search.order.length);
  const rowsMax = Math.floor(SEARCHED_ROWS_MAX / sourceCount);
  const source = { search, readRows, placeOf };
  const { rows, end } = await findRows(db, source, startOfKind(kind, start), limit, rowsMax);
  return { rows, end: end && toActivityPosition(kind, end) };
}

/** Merges the rows of all kinds. The page ends where the first search ended early. */
function mergeRows(found: readonly FoundRows<Activity>[], start: PageStart, limit: number): Page<Activity> {
  const sign = start.direction === 'next' ? 1 : -1;
  const byOrder = (a: SortPosition, b: SortPosition) => sign * comparePlaces(b, a);
  const [end = null] = found.flatMap((each) => (each.end === null ? [] : [each.end])).toSorted(byOrder);
  const rows = found
    .flatMap((each) => each.rows)
    .filter((row) => end === null || byOrder(positionOf(row), end) <= 0)
    .toSorted((a, b) => byOrder(positionOf(a), positionOf(b)));
  const isCut = rows.length > limit;
  return toPage(rows.slice(0, limit + 1), limit, start, positionOf, isCut ? null : end);
}
