import type { Contract, MatchKind, Proxy, Verification } from '@nova/shared/contract/schemas';
import type { ContractStorage } from '@nova/shared/contract/storage-layout';
import { VYPER_PREFIX } from '@nova/shared/contract/vyper';
import { readMetadataTail } from '@nova/shared/contract/metadata-tail';
import { hexToBytes, type Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { toWireTime } from '../../http/clock.ts';
import { type CodeOnChain, readCodeOnChain, readSafeImplementation } from './code-on-chain.ts';
import { findSources, type KnownSources } from './find-sources.ts';

type Reading = Pick<ApiContext, 'db' | 'chain'>;

/** Returns everything known about the code at an address. Never fails for a valid address without code. */
export async function readContract(context: Reading, address: Hex): Promise<Contract> {
  const onChain = await readCodeOnChain(context.chain, address);
  const { code } = onChain;
  const known = await findSources(context.db, address, code);
  return {
    address,
    is_contract: code === null ? (known ? true : null) : code !== '0x',
    code_size: code === null ? null : sizeOf(code),
    compiler_hint: code === null ? null : (readMetadataTail(hexToBytes(code))?.compiler ?? null),
    verification: known && toVerification(known),
    proxy: await readProxy(context, address, onChain, known),
  };
}

/** Returns the storage layout of an address: that of the code which a proxy runs, otherwise its own. */
export async function readContractStorage(context: Reading, address: Hex): Promise<ContractStorage> {
  const onChain = await readCodeOnChain(context.chain, address);
  const known = await findSources(context.db, address, onChain.code);
  const behind = await findImplementation(context, address, onChain, known);
  const source = (behind ? behind.target : known)?.source;
  return { name: source?.name ?? null, layout: source?.storageLayout ?? null };
}

/** Returns the code that a proxy runs, with its sources if they are known; null for any other address. */
async function findImplementation(
  { chain, db }: Reading,
  address: Hex,
  onChain: CodeOnChain,
  known: KnownSources | null,
) {
  const proxy = onChain.proxy ?? (known?.source.name === 'SafeProxy' ? await readSafe(chain, address) : null);
  if (!proxy) return null;
  const { code } = await readCodeOnChain(chain, proxy.implementation);
  return { proxy, target: await findSources(db, proxy.implementation, code) };
}

async function readProxy(
  context: Reading,
  address: Hex,
  onChain: CodeOnChain,
  known: KnownSources | null,
): Promise<Proxy | null> {
  const found = await findImplementation(context, address, onChain, known);
  if (!found) return null;
  const { proxy, target } = found;
  return {
    ...proxy,
    name: target?.source.name ?? null,
    match: target?.match ?? null,
    match_kind: target && toMatchKind(target),
    abi: target?.source.abi ?? null,
  };
}

async function readSafe(chain: ApiContext['chain'], address: Hex): Promise<CodeOnChain['proxy']> {
  const implementation = await readSafeImplementation(chain, address);
  return implementation && { kind: 'safe', implementation };
}

/** Returns how sources belong to an address: their match, or that they are another address's. */
export function toMatchKind({ match, origin }: Pick<KnownSources, 'match' | 'origin'>): MatchKind {
  if (origin === 'code') return 'similar';
  return match === 'full' ? 'exact' : 'partial';
}

function sizeOf(code: Hex): number {
  return (code.length - 2) / 2;
}

interface Settings {
  readonly evmVersion?: string;
  readonly viaIR?: boolean;
  readonly optimizer?: { readonly enabled?: boolean; readonly runs?: number };
}

/** Default of solc. */
const RUNS_DEFAULT = 200;

function toVerification(known: KnownSources): Verification {
  const { source, match, creationMatch, origin, similarTo, verifiedAt, constructorArguments } = known;
  const { optimizer, evmVersion, viaIR } = source.settings as Settings;
  return {
    name: source.name,
    file: source.file,
    match,
    match_kind: toMatchKind(known),
    creation_match: creationMatch,
    origin,
    similar_to: similarTo,
    verified_at: verifiedAt && toWireTime(verifiedAt),
    language: source.compiler.startsWith(VYPER_PREFIX) ? 'Vyper' : 'Solidity',
    compiler: source.compiler,
    evmVersion: evmVersion ?? null,
    optimizer: { enabled: optimizer?.enabled ?? false, runs: optimizer?.runs ?? RUNS_DEFAULT },
    viaIR: viaIR ?? false,
    license: source.license,
    constructor_arguments: constructorArguments,
    libraries: Object.entries(known.libraries).map(([name, address]) => ({ name, address })),
    abi: source.abi,
    settings: source.settings,
    sources: sortSources(source.sources, source.file),
  };
}

/** Sorts the contract's own file first, then the others by path. */
function sortSources(sources: Record<string, string>, file: string): { path: string; content: string }[] {
  return Object.entries(sources)
    .map(([path, content]) => ({ path, content }))
    .sort(
      (one, other) =>
        Number(other.path === file) - Number(one.path === file) || (one.path < other.path ? -1 : 1),
    );
}
