import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ContractName } from '@nova/shared/chain/deployment';
import { metadataOf } from '@nova/shared/contract/match-code';
import type { StorageLayout } from '@nova/shared/contract/storage-layout';
import { type CodeOutput, type CompiledContract, readCode } from './compiled-contract.ts';

/*
 * Sources, settings and code of the contracts that this version deploys, recorded in packages/abi by the
 * build so that startup need not compile them. A test in contracts/ compiles them again.
 */

interface Recorded {
  readonly compiler: string;
  readonly settings: Record<string, unknown>;
  readonly sources: Record<string, { content: string }>;
  readonly code: Record<string, RecordedCode>;
}

interface RecordedCode {
  readonly file: string;
  readonly sources: readonly string[];
  readonly abi: Record<string, unknown>[];
  readonly creation: CodeOutput;
  readonly runtime: CodeOutput;
  readonly storageLayout?: StorageLayout | null;
}

/** Files written by `npm run contracts:build`, one per compiler and settings. */
const FILES = ['verification.json', 'safe-verification.json'];

/** Contracts of other authors on this chain: their published sources and code, in the same form. */
const PUBLISHED_FILES = ['published/safe-1.4.1.json'];

/** Contract names for the deployment entries that are named differently. */
const CONTRACT_OF: Partial<Record<ContractName, string>> = {
  Safe: 'SafeProxy',
  LiquidityVesting: 'LockedVesting',
  TeamVesting: 'LockedVesting',
  MarketingVesting: 'LockedVesting',
};

/** Returns the name of the contract deployed under the given entry. */
export function contractOf(name: ContractName): string {
  return CONTRACT_OF[name] ?? name;
}

/** Returns every recorded contract of the deployment by name. */
export async function readOwnContracts(): Promise<Map<string, CompiledContract>> {
  return new Map((await readRecorded(FILES)).map((contract) => [contract.name, contract]));
}

/** Returns the recorded contracts of other authors, which can have the same names as those of the deployment. */
export function readPublishedContracts(): Promise<CompiledContract[]> {
  return readRecorded(PUBLISHED_FILES);
}

async function readRecorded(files: readonly string[]): Promise<CompiledContract[]> {
  const contracts: CompiledContract[] = [];
  const { resolve } = createRequire(import.meta.url);
  for (const file of files) {
    const recorded = JSON.parse(await readFile(resolve(`@nova/abi/${file}`), 'utf8')) as Recorded;
    contracts.push(...Object.keys(recorded.code).map((name) => toCompiled(recorded, name)));
  }
  return contracts;
}

function toCompiled({ compiler, settings, sources, code }: Recorded, name: string): CompiledContract {
  const { file, sources: paths, abi, creation, runtime, storageLayout } = code[name]!;
  const [created, running] = [readCode(creation), readCode(runtime)];
  const tails = Object.values(code).map((other) => metadataOf(readCode(other.runtime).code));
  return {
    name,
    file,
    compiler,
    settings,
    sources: Object.fromEntries(paths.map((path) => [path, sources[path]!.content])),
    abi,
    runtimeCode: running.code,
    immutables: runtime.immutableReferences ?? {},
    runtimeLibraries: running.libraries,
    creationCode: created.code,
    creationLibraries: created.libraries,
    tails: [...new Set(tails)].filter((tail) => tail !== ''),
    storageLayout: storageLayout ?? null,
  };
}
