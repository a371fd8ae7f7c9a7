import type { Queryable } from '@nova/db/database';
import { STANDARD_CONTRACT_NAMES } from '@nova/shared/chain/standard-contracts';
import type { LabelKind } from '@nova/shared/labels/constants';
import { toHex } from '@nova/runtime/hex-bytes';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toChecksum } from './bytes.ts';
import type { AddressParam } from './schemas/parts.ts';

interface NameRow extends Record<string, unknown> {
  readonly address: Buffer;
  readonly name: string | null;
  readonly is_contract: boolean;
  readonly is_verified: boolean;
  readonly label: string | null;
  readonly label_kind: LabelKind | null;
}

/** Converts the bytes of an address into the object with which lists describe it. */
export type DescribeAddress = (address: Buffer) => AddressParam;

/** Looks up the names and properties of all addresses of one page in one query, each by its key. */
export async function describeAddresses(
  db: Queryable,
  addresses: readonly (Buffer | null)[],
): Promise<DescribeAddress> {
  const wanted = new Map<Hex, Buffer>();
  for (const address of addresses) if (address) wanted.set(toHex(address), address);
  const known = wanted.size === 0 ? [] : await readNames(db, [...wanted.values()]);
  const byAddress = new Map(known.map((row) => [toHex(row.address), row]));
  return (address) => toAddressParam(address, byAddress.get(toHex(address)));
}

/**
 * Returns the product's names of its own contracts, the names in verified sources of all others, and the public
 * labels, which replace neither.
 */
async function readNames(db: Queryable, addresses: readonly Buffer[]): Promise<NameRow[]> {
  const list = sql.join(
    addresses.map((address) => sql`${address}::bytea`),
    sql`, `,
  );
  const { rows } = await db.execute<NameRow>(sql`
    select a.address, coalesce(d.name, s.name) as name,
      (d.name is not null or v.address is not null
        or exists (select from chain.contract_creations c where c.address = a.address)) as is_contract,
      v.address is not null as is_verified, l.name as label, l.kind as label_kind
    from unnest(array[${list}]) a (address)
    left join chain.contracts d on d.address = a.address
    left join app.verified_contracts v on v.address = a.address
    left join app.contract_sources s on s.id = v.source_id
    left join app.address_labels l on l.address = a.address`);
  return rows;
}

function toAddressParam(address: Buffer, row: NameRow | undefined): AddressParam {
  const hash = toChecksum(address);
  const isScam = row?.label_kind === 'suspicious';
  // Standard contracts of the genesis block were never created by a transaction.
  const standardName = STANDARD_CONTRACT_NAMES[toHex(address)];
  return {
    hash,
    name: row?.name ?? standardName ?? null,
    is_contract: row?.is_contract === true || standardName !== undefined,
    is_verified: row?.is_verified ?? false,
    is_scam: isScam,
    ens_domain_name: null,
    implementations: [],
    implementation_name: null,
    proxy_type: null,
    metadata: null,
    private_tags: [],
    public_tags: row?.label
      ? [{ address_hash: hash, display_name: row.label, label: row.label_kind ?? 'label' }]
      : [],
    watchlist_names: [],
    reputation: isScam ? 'scam' : 'ok',
  };
}
