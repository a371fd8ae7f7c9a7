import type { Queryable } from '@nova/db/database';
import { contractSources, verifiedContracts } from '@nova/db/schema/contract';
import type { VerifiedContract } from '@nova/shared/explorer/chain-list-schemas';
import type { VerifiedContractsQuery } from '@nova/shared/explorer/list-queries';
import type { Page } from '@nova/shared/pagination';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { toWireTime } from '../../../http/clock.ts';
import { readTimePage } from '../../../http/requests/column-page.ts';
import { toPage } from '../../../http/requests/page-cursor.ts';
import { microsOf } from '../../../http/requests/time-position.ts';

const { address, match, origin, verifiedAt } = verifiedContracts;
const { name, compiler, license } = contractSources;

/** Lists contracts with verified sources, last verified first. */
export async function listVerifiedContracts(
  db: Queryable,
  query: VerifiedContractsQuery,
): Promise<Page<VerifiedContract>> {
  const { start, isAfter, order } = readTimePage(query.cursor, verifiedAt, [address, 'address', 'address']);
  const rows = await db
    .select({ address, name, compiler, license, match, origin, verifiedAt, micros: microsOf(verifiedAt) })
    .from(verifiedContracts)
    .innerJoin(contractSources, eq(contractSources.id, verifiedContracts.sourceId))
    .where(and(startsWith(query.name), isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage<(typeof rows)[number], string>(rows, query.limit, start, (row) => [
    row.micros,
    row.address,
  ]);
  return {
    ...page,
    items: page.items.map((row) => ({
      address: row.address,
      name: row.name,
      compiler: row.compiler,
      license: row.license,
      match_kind: row.match === 'full' ? 'exact' : 'partial',
      origin: row.origin,
      verified_at: toWireTime(row.verifiedAt),
    })),
  };
}

/** The name has no `%`; `_` is the only wildcard that a name may contain. */
function startsWith(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined;
  return sql`lower(${name}) like ${`${text.toLowerCase().replaceAll('_', String.raw`\_`)}%`}`;
}
