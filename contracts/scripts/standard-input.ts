import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VerificationInput } from './verification-input.ts';

/** Input of `solc --standard-json` and of every source verifier. */
export interface StandardInput {
  language: 'Solidity';
  sources: Record<string, { content: string }>;
  settings: Record<string, unknown>;
}

/**
 * Returns the input for one contract: only its own sources, the settings, and an output selection for its
 * code.
 * @throws RangeError if no contract of this name is recorded.
 */
export function selectStandardInput(recorded: VerificationInput, name: string): StandardInput {
  const [file, target] = recorded.contracts[name]?.split(':') ?? [];
  if (!file || !target) throw new RangeError(`no contract ${name} is recorded`);
  const remappings = (recorded.settings.remappings ?? []) as string[];
  const needed = new Set<string>();
  const visit = (path: string) => {
    if (needed.has(path)) return;
    needed.add(path);
    for (const [, imported] of recorded.sources[path]!.content.matchAll(
      /^\s*(?:import|\}\s*from)[^;"]*"([^"]+)"/gm,
    )) {
      visit(resolveImport(path, imported!, remappings));
    }
  };
  visit(file);
  const sources = Object.fromEntries([...needed].sort().map((path) => [path, recorded.sources[path]!]));
  const outputSelection = { [file]: { [target]: ['evm.bytecode.object', 'evm.deployedBytecode'] } };
  return { language: recorded.language, sources, settings: { ...recorded.settings, outputSelection } };
}

function resolveImport(from: string, path: string, remappings: readonly string[]): string {
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  for (const remapping of remappings) {
    const [prefix, target] = remapping.split('=') as [string, string];
    if (path.startsWith(prefix)) return target + path.slice(prefix.length);
  }
  return path;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = new URL('../../packages/abi/src/verification.json', import.meta.url);
  const recorded: VerificationInput = JSON.parse(readFileSync(file, 'utf8'));
  console.log(JSON.stringify(selectStandardInput(recorded, process.argv[2] ?? '')));
}
