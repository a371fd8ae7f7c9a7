import type { Database, Queryable } from '@nova/db/database';
import type { Activity } from '@nova/shared/explorer/activity-schemas';
import { SEARCHED_ROWS_MAX } from '@nova/shared/explorer/constants';
import type { ActivityKind, ActivityQuery } from '@nova/shared/explorer/list-queries';
import type { Page } from '@nova/shared/pagination';
import { sql } from 'drizzle-orm';
import { type PageStart, readBlockCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { readAlongIndexes } from '../../../http/requests/read-in-time.ts';
import {
  comparePlaces,
  findSearchEnd,
  type PositionSearch,
  selectPlaces,
  type SortPosition,
} from '../search/search-places.ts';
import {
  ACTIVITY_POSITION_LENGTH,
  positionOf,
  startOfKind,
  toActivityPosition,
} from './activity-position.ts';
import { readActivity } from './activity-rows.ts';
import { describeActivitySearch, listKinds } from './activity-search.ts';

/** The search for the rows of one kind. */
interface KindSearch {
  readonly kind: ActivityKind;
  readonly search: PositionSearch;
  readonly start: PageStart;
}

/**
 * Lists transactions, calls that move NAC, token transfers and actions together, newest first. Each kind is searched
 * along its own index. The positions are merged, and only the rows of the page are read.
 * @throws AppError `unavailable` if the read takes too long
 */
export function listActivity(db: Database, query: ActivityQuery): Promise<Page<Activity>> {
  return readAlongIndexes(db, async (tx) => {
    const { limit } = query;
    const start = readBlockCursor(query.cursor, ACTIVITY_POSITION_LENGTH);
    const sign = start.direction === 'next' ? 1 : -1;
    const byOrder = (a: SortPosition, b: SortPosition) => sign * comparePlaces(b, a);
    const searches: KindSearch[] = [];
    for (const kind of listKinds(query)) {
      const search = await describeActivitySearch(tx, kind, query);
      searches.push({ kind, search: { ...search, isPlanShared: true }, start: startOfKind(kind, start) });
    }
    const { positions, end } = await findPositions(tx, searches, limit, byOrder);
    const rows = await readActivity(tx, positions.slice(0, limit + 1));
    rows.sort((a, b) => byOrder(positionOf(a), positionOf(b)));
    return toPage(rows, limit, start, positionOf, positions.length > limit ? null : end);
  });
}

/**
 * Returns the positions of the page in order, at least one more than the limit if there are more, and the position at
 * which the first search ended early, if one did. The page ends there.
 */
async function findPositions(
  db: Queryable,
  searches: readonly KindSearch[],
  limit: number,
  byOrder: (a: SortPosition, b: SortPosition) => number,
): Promise<{ positions: SortPosition[]; end: SortPosition | null }> {
  if (searches.length === 0) return { positions: [], end: null };
  const rowsMax = Math.floor(SEARCHED_ROWS_MAX / searches.length);
  const { rows } = await db.execute<{ kind: ActivityKind; place: number[] }>(
    sql.join(
      searches.map(({ kind, search, start }) => {
        const columns = sql.raw(search.order.join(', '));
        const places = selectPlaces(search, start, limit, rowsMax);
        return sql`select ${sql.raw(`'${kind}'`)} as kind, json_build_array(${columns}) as place from (${places}) ${sql.raw(kind)}`;
      }),
      sql` union all `,
    ),
  );
  const ends: SortPosition[] = [];
  for (const { kind, search, start } of searches) {
    const isWhole = search.filter.length === 0 || rows.filter((row) => row.kind === kind).length > limit;
    const end = isWhole ? null : await findSearchEnd(db, search, start, rowsMax);
    if (end) ends.push(toActivityPosition(kind, end));
  }
  const [end = null] = ends.toSorted(byOrder);
  const positions = rows
    .map(({ kind, place }) => toActivityPosition(kind, place))
    .filter((position) => end === null || byOrder(position, end) <= 0);
  return { positions: positions.toSorted(byOrder), end };
}
