import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveImport } from './standard-input.ts';

/*
 * Prints the standard JSON input of all our sources, with what they import and the output that Slither reads: its own
 * search for a compiler would download one.
 */
const contractsDir = fileURLToPath(new URL('..', import.meta.url));
const remappings = ['@openzeppelin/contracts/=lib/@openzeppelin/contracts/'];
const sources: Record<string, { content: string }> = {};

function add(path: string): void {
  if (sources[path]) return;
  const content = readFileSync(join(contractsDir, path), 'utf8');
  sources[path] = { content };
  for (const [, imported] of content.matchAll(/^\s*(?:import|\}\s*from)[^;"]*"([^"]+)"/gm)) {
    add(resolveImport(path, imported!, remappings));
  }
}

for (const file of readdirSync(join(contractsDir, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
  if (file.endsWith('.sol')) add(`src/${file}`);
}
const outputs = ['abi', 'devdoc', 'userdoc', 'evm.bytecode', 'evm.deployedBytecode'];
const settings = {
  remappings,
  evmVersion: 'cancun',
  optimizer: { enabled: false },
  outputSelection: { '*': { '*': outputs, '': ['ast'] } },
};
console.log(JSON.stringify({ language: 'Solidity', sources, settings }));
