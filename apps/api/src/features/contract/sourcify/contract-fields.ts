import type { Queryable } from '@nova/db/database';
import { verifiedContracts } from '@nova/db/schema/contract';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Match } from '@nova/shared/contract/match-code';
import { VYPER_PREFIX } from '@nova/shared/contract/vyper';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { sql } from 'drizzle-orm';
import { getAddress, type Hex } from 'viem';
import { z } from 'zod';
import { toWireTime } from '../../../http/clock.ts';
import type { KnownSources } from '../find-sources.ts';
import { toNewMatch } from './sourcify-names.ts';

/** Fields of a contract beyond those that every response has. */
const FIELDS = ['abi', 'sources', 'compilation', 'stdJsonInput', 'deployment', 'runtimeBytecode'] as const;
type Field = (typeof FIELDS)[number];

const matchSchema = z.enum(['exact_match', 'match']).nullable();
/** What every response says of a contract. `matchId` is its address. */
export const minimalSchema = z.object({
  match: matchSchema,
  creationMatch: matchSchema,
  runtimeMatch: matchSchema,
  chainId: z.string(),
  address: z.string(),
  verifiedAt: z.string().optional(),
  matchId: z.string().optional(),
});
/** A contract with the fields that were asked for. */
export const contractFieldSchema = minimalSchema.extend({
  abi: z.array(z.record(z.string(), z.unknown())).optional(),
  sources: z.record(z.string(), z.object({ content: z.string() })).optional(),
  compilation: z.record(z.string(), z.unknown()).optional(),
  stdJsonInput: z.record(z.string(), z.unknown()).optional(),
  deployment: z.record(z.string(), z.unknown()).optional(),
  runtimeBytecode: z.record(z.string(), z.unknown()).optional(),
});

/** Returns the fields that a request asks for. @throws AppError `invalid_input` */
export function readFields({
  fields,
  omit,
}: {
  readonly fields?: string | undefined;
  readonly omit?: string | undefined;
}): readonly Field[] {
  if (fields !== undefined && omit !== undefined) refuse('Use fields or omit, not both.');
  if (omit !== undefined) {
    const left = new Set(omit.split(','));
    return FIELDS.filter((field) => !left.has(field));
  }
  if (fields === undefined) return [];
  if (fields === 'all') return FIELDS;
  // `abi.0` asks for a part of a field, which is answered with the whole.
  return fields.split(',').map((text) => {
    const name = text.split('.')[0];
    return (
      FIELDS.find((field) => field === name) ??
      refuse(`There is no such field. Use ${FIELDS.join(', ')} or all.`)
    );
  });
}

/** Returns a verified contract in the form of version 2. */
export function toContract(
  address: Hex,
  known: KnownSources,
  fields: readonly Field[],
): Record<string, unknown> {
  const all: Record<Field, () => unknown> = {
    abi: () => known.source.abi,
    sources: () => toContents(known),
    compilation: () => toCompilation(known),
    stdJsonInput: () => ({
      language: languageOf(known),
      sources: toContents(known),
      settings: known.source.settings,
    }),
    deployment: () => ({ chainId: String(CHAIN_ID), address: getAddress(address) }),
    runtimeBytecode: () => ({ recompiledBytecode: known.source.runtimeCode }),
  };
  return {
    ...toMinimal({
      address,
      match: known.match,
      creationMatch: known.creationMatch,
      verifiedAt: known.verifiedAt!,
    }),
    ...Object.fromEntries(fields.map((field) => [field, all[field]()])),
  };
}

/** Lists contracts with their own sources by the time of their verification. */
export async function listVerified(
  db: Queryable,
  {
    limit,
    sort,
    after,
  }: { readonly limit: number; readonly sort: 'asc' | 'desc'; readonly after: Hex | null },
): Promise<Record<string, unknown>[]> {
  const { address, verifiedAt } = verifiedContracts;
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  const comparison = sort === 'asc' ? sql`>` : sql`<`;
  const rows = await db
    .select()
    .from(verifiedContracts)
    .where(
      after === null
        ? undefined
        : sql`(${verifiedAt}, ${address}) ${comparison} (select last.verified_at, last.address
            from app.verified_contracts last where last.address = decode(${after.slice(2)}, 'hex'))`,
    )
    .orderBy(sql`${verifiedAt} ${direction}`, sql`${address} ${direction}`)
    .limit(limit);
  return rows.map(toMinimal);
}

interface Verified {
  readonly address: Hex;
  readonly match: Match;
  readonly creationMatch: Match | null;
  readonly verifiedAt: Date;
}

function toMinimal({ address, match, creationMatch, verifiedAt }: Verified): Record<string, unknown> {
  return {
    match: toNewMatch(match),
    creationMatch: toNewMatch(creationMatch),
    runtimeMatch: toNewMatch(match),
    chainId: String(CHAIN_ID),
    address: getAddress(address),
    verifiedAt: toWireTime(verifiedAt),
    matchId: address,
  };
}

function toContents({ source }: KnownSources): Record<string, { content: string }> {
  return Object.fromEntries(Object.entries(source.sources).map(([path, content]) => [path, { content }]));
}

function toCompilation(known: KnownSources): Record<string, unknown> {
  const { source } = known;
  return {
    language: languageOf(known),
    compiler: source.compiler.startsWith(VYPER_PREFIX) ? 'vyper' : 'solc',
    compilerVersion: source.compiler.replace(VYPER_PREFIX, ''),
    compilerSettings: source.settings,
    name: source.name,
    fullyQualifiedName: `${source.file}:${source.name}`,
  };
}

function languageOf({ source }: KnownSources): string {
  return source.compiler.startsWith(VYPER_PREFIX) ? 'Vyper' : 'Solidity';
}

function refuse(message: string): never {
  throw new AppError(COMMON_ERRORS.invalidInput, { message });
}
