import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code in hex, with the places that are filled in later. */
export interface CompiledCode {
  object: string;
  linkReferences: unknown;
  immutableReferences?: unknown;
}

/** What the compiler made of one contract: with it, code on a chain is compared without compiling. */
export interface CompiledOutput {
  file: string;
  /** The sources that have a part in it. */
  sources: string[];
  abi: unknown;
  creation: CompiledCode;
  runtime: CompiledCode;
}

/** What a compiler needs to make the deployed code again: its version, settings and all sources; and what it made. */
export interface VerificationInput {
  /** Version of solc. */
  compiler: string;
  /** Where each contract is: file and name within it. */
  contracts: Record<string, string>;
  /** The compiler's output for each of them. */
  code: Record<string, CompiledOutput>;
  /** The standard JSON input, without an output selection. */
  language: 'Solidity';
  settings: Record<string, unknown>;
  sources: Record<string, { content: string }>;
}

/** Gathers sources and settings of contracts from what forge has compiled. */
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

/** What solc put out for a project of Hardhat, as its package publishes it. */
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

/** The same for contracts that are deployed unmodified from a published package. */
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
  const { outputSelection: _, ...given } = buildInfo.input.settings;
  const settings = { ...given, evmVersion };
  const sources = [...paths].sort().map((path) => [path, buildInfo.input.sources[path]!] as const);
  const compiler = buildInfo.solcLongVersion;
  return { compiler, contracts, code, language: 'Solidity', settings, sources: Object.fromEntries(sources) };
}

function readCode({ object, linkReferences, immutableReferences }: CompiledCode): CompiledCode {
  return { object, linkReferences, ...(immutableReferences ? { immutableReferences } : {}) };
}
