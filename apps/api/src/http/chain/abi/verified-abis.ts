import type { Queryable } from '@nova/db/database';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { type ContractAbi, indexAbi } from './contract-abi.ts';

/** Maximum number of different sources that one list loads; calls of other contracts stay undecoded. */
const SOURCES_MAX = 100;
/** Maximum number of indexed ABIs in memory. Sources never change, so an entry never becomes outdated. */
const CACHED_MAX = 300;

const cached = new Map<string, ContractAbi>();

/** Returns the ABI of an address; null if it has no verified sources. */
export type FindAbi = (address: Hex | Buffer | null) => ContractAbi | null;

/**
 * Reads the ABIs of all verified contracts among the addresses of a list. Contracts whose code only equals
 * that of a verified one are not found, because that requires the code of each.
 */
export async function readVerifiedAbis(
  db: Queryable,
  addresses: readonly (Buffer | null)[],
): Promise<FindAbi> {
  const wanted = new Map(addresses.flatMap((one) => (one ? [[one.toString('hex'), one]] : [])));
  if (wanted.size === 0) return () => null;
  const { rows } = await db.execute<{ address: Buffer; source_id: Buffer }>(sql`
    select v.address, v.source_id from app.verified_contracts v
    where v.address = any(${sql.param([...wanted.values()])}::bytea[])`);
  const abis = await readSources(
    db,
    rows.map((row) => row.source_id),
  );
  const byAddress = new Map(
    rows.map((row) => [row.address.toString('hex'), abis.get(row.source_id.toString('hex'))]),
  );
  return (address) => (address === null ? null : (byAddress.get(toDigits(address)) ?? null));
}

async function readSources(db: Queryable, ids: readonly Buffer[]): Promise<Map<string, ContractAbi>> {
  const wanted = new Map(ids.map((id) => [id.toString('hex'), id]));
  const found = new Map<string, ContractAbi>();
  const missing: Buffer[] = [];
  for (const [key, id] of wanted) {
    const abi = cached.get(key);
    if (abi) found.set(key, abi);
    else if (missing.length < SOURCES_MAX) missing.push(id);
  }
  if (missing.length === 0) return found;
  const { rows } = await db.execute<{ id: Buffer; abi: unknown[] }>(
    sql`select s.id, s.abi from app.contract_sources s where s.id = any(${sql.param(missing)}::bytea[])`,
  );
  for (const row of rows) {
    const [key, abi] = [row.id.toString('hex'), indexAbi(row.abi)];
    found.set(key, abi);
    cached.set(key, abi);
    const [oldest] = cached.keys();
    if (cached.size > CACHED_MAX && oldest !== undefined) cached.delete(oldest);
  }
  return found;
}

function toDigits(address: Hex | Buffer): string {
  return typeof address === 'string' ? address.slice(2).toLowerCase() : address.toString('hex');
}
