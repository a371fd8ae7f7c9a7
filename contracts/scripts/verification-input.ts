import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStorageLayout, type StorageLayout } from '@nova/shared/contract/storage-layout';

/** Code in hex, with the positions that are filled in later. */
export interface CompiledCode {
  object: string;
  linkReferences: unknown;
  immutableReferences?: unknown;
}

/** Compiler output of one contract, with which code on a chain is compared without compiling. */
export interface CompiledOutput {
  file: string;
  /** Source files that the contract depends on. */
  sources: string[];
  abi: unknown;
  creation: CompiledCode;
  runtime: CompiledCode;
  /** Missing for contracts of other authors, whose packages do not contain it. */
  storageLayout?: StorageLayout | null;
}

/**
 * Everything needed to reproduce the deployed code: compiler version, settings and all sources; and the
 * resulting code.
 */
export interface VerificationInput {
  /** Version of solc. */
  compiler: string;
  /** Location of each contract: file, and name within it. */
  contracts: Record<string, string>;
  /** Compiler output of each contract. */
  code: Record<string, CompiledOutput>;
  /** Standard JSON input, without an output selection. */
  language: 'Solidity';
  settings: Record<string, unknown>;
  sources: Record<string, { content: string }>;
}

/** Collects sources and settings of contracts from forge's output. */
export function readVerificationInput(contractsDir: string, names: readonly string[]): VerificationInput {
  const paths = new Set<string>();
  const contracts: Record<string, string> = {};
  const code: Record<string, CompiledOutput> = {};
  let compiler = '';
  let settings: Record<string, unknown> = {};
  for (const name of names) {
    const artifact = JSON.parse(
      readFileSync(join(contractsDir, 'out', `${name}.sol`, `${name}.json`), 'utf8'),
    );
    const { compilationTarget, ...rest } = artifact.metadata.settings;
    const [file] = Object.keys(compilationTarget) as [string];
    contracts[name] = `${file}:${name}`;
    code[name] = {
      file,
      sources: Object.keys(artifact.metadata.sources),
      abi: artifact.abi,
      creation: readCode(artifact.bytecode),
      runtime: readCode(artifact.deployedBytecode),
      storageLayout: readStorageLayout(artifact.storageLayout),
    };
    compiler = artifact.metadata.compiler.version;
    settings = rest;
    for (const path of Object.keys(artifact.metadata.sources)) paths.add(path);
  }
  const sources = [...paths]
    .sort()
    .map((path) => [path, { content: readFileSync(join(contractsDir, path), 'utf8') }] as const);
  return { compiler, contracts, code, language: 'Solidity', settings, sources: Object.fromEntries(sources) };
}

/** Build info of a Hardhat project in its published package, with the compiler's output. */
interface BuildInfo {
  solcLongVersion: string;
  input: { settings: Record<string, unknown>; sources: Record<string, { content: string }> };
  output: { contracts: Record<string, Record<string, BuiltContract>> };
}

interface BuiltContract {
  abi: unknown;
  metadata: string;
  evm: { bytecode: CompiledCode; deployedBytecode: CompiledCode };
}

/** Collects sources and settings of contracts that are deployed unmodified from a published package. */
export function readPublishedInput(buildInfo: BuildInfo, files: Record<string, string>): VerificationInput {
  const contracts: Record<string, string> = {};
  const code: Record<string, CompiledOutput> = {};
  const paths = new Set<string>();
  let evmVersion = '';
  for (const [name, file] of Object.entries(files)) {
    const { abi, metadata, evm } = buildInfo.output.contracts[file]![name]!;
    const made = JSON.parse(metadata);
    const sources = Object.keys(made.sources);
    evmVersion = made.settings.evmVersion;
    contracts[name] = `${file}:${name}`;
    code[name] = {
      file,
      sources,
      abi,
      creation: readCode(evm.bytecode),
      runtime: readCode(evm.deployedBytecode),
    };
    for (const path of sources) paths.add(path);
  }
  const { outputSelection: _, ...sourceSettings } = buildInfo.input.settings;
  const settings = { ...sourceSettings, evmVersion };
  const sources = [...paths].sort().map((path) => [path, buildInfo.input.sources[path]!] as const);
  const compiler = buildInfo.solcLongVersion;
  return { compiler, contracts, code, language: 'Solidity', settings, sources: Object.fromEntries(sources) };
}

function readCode({ object, linkReferences, immutableReferences }: CompiledCode): CompiledCode {
  return { object, linkReferences, ...(immutableReferences ? { immutableReferences } : {}) };
}
