import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a compiler needs to make the deployed code again: its version, settings and all sources. */
export interface VerificationInput {
  /** Version of solc. */
  compiler: string;
  /** Where each contract is: file and name within it. */
  contracts: Record<string, string>;
  /** The standard JSON input, without an output selection. */
  language: 'Solidity';
  settings: Record<string, unknown>;
  sources: Record<string, { content: string }>;
}

/** Gathers sources and settings of contracts from what forge has compiled. */
export function readVerificationInput(contractsDir: string, names: readonly string[]): VerificationInput {
  const paths = new Set<string>();
  const contracts: Record<string, string> = {};
  let compiler = '';
  let settings: Record<string, unknown> = {};
  for (const name of names) {
    const artifact = JSON.parse(
      readFileSync(join(contractsDir, 'out', `${name}.sol`, `${name}.json`), 'utf8'),
    );
    const { compilationTarget, ...rest } = artifact.metadata.settings;
    const [file] = Object.keys(compilationTarget);
    contracts[name] = `${file}:${name}`;
    compiler = artifact.metadata.compiler.version;
    settings = rest;
    for (const path of Object.keys(artifact.metadata.sources)) paths.add(path);
  }
  const sources = [...paths]
    .sort()
    .map((path) => [path, { content: readFileSync(join(contractsDir, path), 'utf8') }] as const);
  return { compiler, contracts, language: 'Solidity', settings, sources: Object.fromEntries(sources) };
}
