import type { Queryable } from '@nova/db/database';
import { names, primaryNames } from '@nova/db/schema/names';
import { AppError } from '@nova/shared/errors';
import {
  NAME_GRACE_MS,
  NAME_POINTS_PER_NAC,
  NAME_SUFFIX,
  nacPerYear,
  toNameLabel,
} from '@nova/shared/names/constants';
import { NAME_ERRORS } from '@nova/shared/names/errors';
import type { Name, NameAddresses, NamePage, RegisteredName } from '@nova/shared/names/schemas';
import type { PageQuery } from '@nova/shared/pagination';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Hex, parseEther } from 'viem';
import { readContracts } from '../../http/chain/deployed-contracts.ts';
import { isActiveName } from '../../http/chain/named-address.ts';
import { toWireTime } from '../../http/clock.ts';
import { readCursor, toPage } from '../../http/requests/page-cursor.ts';

/** An address has a name only if it has chosen the name and the name leads back to it. */
const leadsBack = and(eq(primaryNames.label, names.label), eq(primaryNames.address, names.address));

/** Returns the names that these addresses show. */
export async function listNamesOf(
  db: Queryable,
  addresses: readonly Hex[],
  now: number,
): Promise<NameAddresses['items']> {
  const rows = await db
    .select({ address: primaryNames.address, label: primaryNames.label })
    .from(primaryNames)
    .innerJoin(names, leadsBack)
    .where(and(inArray(primaryNames.address, [...addresses]), isActiveName(now)));
  return rows.map(({ address, label }) => ({ address, name: label + NAME_SUFFIX }));
}

/** Lists registered names, newest registration first. */
export async function listNames(
  db: Queryable,
  { owner, ...query }: PageQuery & { owner?: Hex | undefined },
  now: number,
): Promise<NamePage> {
  const start = readCursor(query.cursor, 2);
  const isNext = start.direction === 'next';
  const order = isNext ? desc : asc;
  const place = sql`(${names.blockNumber}, ${names.logIndex})`;
  const here = start.position && sql`(${start.position[0]}::bigint, ${start.position[1]}::int)`;
  const rows = await selectNames(db)
    .where(
      and(
        isActiveName(now),
        owner && eq(names.owner, owner),
        here ? (isNext ? sql`${place} < ${here}` : sql`${place} > ${here}`) : undefined,
      ),
    )
    .orderBy(order(names.blockNumber), order(names.logIndex))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.blockNumber, row.logIndex]);
  return { ...page, items: page.items.map(toRegisteredName) };
}

/** Returns whether a name can be registered, its price and its registration. @throws AppError `invalid_name` */
export async function readName(db: Queryable, name: string, now: number): Promise<Name> {
  const label = toNameLabel(name);
  if (label === null) {
    throw new AppError(NAME_ERRORS.invalidName, {
      message:
        'This is not a .nac name. Use 3 to 32 characters a-z, 0-9 and hyphens, without a hyphen at either end.',
    });
  }
  const [[row], contracts] = await Promise.all([
    selectNames(db).where(and(eq(names.label, label), isActiveName(now))),
    readNameContracts(db),
  ]);
  const nac = nacPerYear(label);
  return {
    name: label + NAME_SUFFIX,
    is_available: row === undefined && contracts !== null,
    nac_wei_per_year: parseEther(String(nac)).toString(),
    points_per_year: nac * NAME_POINTS_PER_NAC,
    registration: row ? toRegisteredName(row) : null,
    contracts,
  };
}

async function readNameContracts(db: Queryable): Promise<Name['contracts']> {
  const addresses = await readContracts(db);
  const registrar = addresses.get('NameRegistrar');
  const registry = addresses.get('NameRegistry');
  const resolver = addresses.get('NameResolver');
  const reverse = addresses.get('ReverseRegistrar');
  const universal = addresses.get('UniversalResolver');
  if (!registrar || !registry || !resolver || !reverse || !universal) return null;
  return { registrar, registry, resolver, reverse_registrar: reverse, universal_resolver: universal };
}

type Row = Awaited<ReturnType<typeof selectNames>>[number];

function selectNames(db: Queryable) {
  return db
    .select({
      label: names.label,
      node: names.node,
      owner: names.owner,
      address: names.address,
      isPrimary: sql<boolean>`${primaryNames.node} is not null`,
      expiresAt: names.expiresAt,
      timestamp: names.timestamp,
      blockNumber: names.blockNumber,
      logIndex: names.logIndex,
    })
    .from(names)
    .leftJoin(primaryNames, leadsBack);
}

function toRegisteredName({ label, node, owner, address, ...row }: Row): RegisteredName {
  return {
    name: label + NAME_SUFFIX,
    node,
    owner,
    address,
    is_primary: row.isPrimary,
    registered_at: toWireTime(row.timestamp),
    expires_at: toWireTime(row.expiresAt),
    free_at: toWireTime(new Date(row.expiresAt.getTime() + NAME_GRACE_MS)),
  };
}
