import type { Queryable } from '@nova/db/database';
import { contractSources, verifiedContracts } from '@nova/db/schema/contract';
import {
  type Match,
  matchCreationCode,
  matchRuntimeCode,
  sizeWithoutMetadata,
} from '@nova/shared/contract/match-code';
import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import { keccak256, type Hex } from 'viem';
import { findCreation } from './creations.ts';

type Source = InferSelectModel<typeof contractSources>;

/** Sources of an address and how they were matched. */
export interface KnownSources {
  readonly source: Source;
  readonly match: Match;
  readonly creationMatch: Match | null;
  readonly origin: 'deployment' | 'submitted' | 'code';
  readonly similarTo: Hex | null;
  readonly verifiedAt: Date | null;
  readonly constructorArguments: Hex | null;
  readonly libraries: Readonly<Record<string, Hex>>;
}

/**
 * Maximum number of sources of the same size that are compared with a code. The oldest come first, so later
 * submissions cannot displace them.
 */
const CANDIDATES_MAX = 50;

/**
 * Returns the sources of an address: submitted for itself, or for another contract with the same code.
 * @param code code on the chain; null if the chain does not respond, in which case stored sources are
 * returned unchecked
 */
export async function findSources(
  db: Queryable,
  address: Hex,
  code: Hex | null,
): Promise<KnownSources | null> {
  if (code === '0x') return null;
  const submission = await findSubmitted(db, address, code);
  if (submission || code === null) return submission;
  return findByCode(db, address, code);
}

async function findSubmitted(db: Queryable, address: Hex, code: Hex | null): Promise<KnownSources | null> {
  const [row] = await db
    .select()
    .from(verifiedContracts)
    .innerJoin(contractSources, eq(contractSources.id, verifiedContracts.sourceId))
    .where(eq(verifiedContracts.address, address));
  if (!row) return null;
  const { verified_contracts: verified, contract_sources: source } = row;
  // After a reorg the address may hold another contract.
  if (code !== null && keccak256(code) !== verified.codeHash) return null;
  return { ...verified, source, similarTo: null };
}

async function findByCode(db: Queryable, address: Hex, code: Hex): Promise<KnownSources | null> {
  const candidates = await db
    .select({
      id: contractSources.id,
      code: contractSources.runtimeCode,
      immutables: contractSources.immutables,
      libraries: contractSources.runtimeLibraries,
      tails: contractSources.tails,
    })
    .from(contractSources)
    .where(eq(contractSources.codeSize, sizeWithoutMetadata(code)))
    .orderBy(asc(contractSources.createdAt), asc(contractSources.id))
    .limit(CANDIDATES_MAX);
  const matches = candidates.flatMap((candidate) => {
    const found = matchRuntimeCode(candidate, code, address);
    return found ? [{ id: candidate.id, found }] : [];
  });
  const best = matches.find(({ found }) => found.match === 'full') ?? matches[0];
  if (!best) return null;
  const [[source], [first], creation] = await Promise.all([
    db.select().from(contractSources).where(eq(contractSources.id, best.id)),
    db
      .select({ address: verifiedContracts.address })
      .from(verifiedContracts)
      .where(eq(verifiedContracts.sourceId, best.id))
      .orderBy(asc(verifiedContracts.verifiedAt))
      .limit(1),
    findCreation(db, address),
  ]);
  const created = creation?.initCode ? matchCreation(source!, creation.initCode) : null;
  return {
    source: source!,
    match: best.found.match,
    creationMatch: created?.match ?? null,
    origin: 'code',
    similarTo: first?.address ?? null,
    verifiedAt: null,
    constructorArguments: created?.constructorArguments ?? null,
    libraries: { ...created?.libraries, ...best.found.libraries },
  };
}

function matchCreation({ creationCode, creationLibraries, tails }: Source, initCode: Hex) {
  return matchCreationCode(
    { code: creationCode, immutables: {}, libraries: creationLibraries, tails },
    initCode,
  );
}
