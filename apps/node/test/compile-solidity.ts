import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Abi, Hex } from 'viem';

interface Compiler {
  compile(input: string): string;
}

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

export interface CompiledContract {
  abi: Abi;
  bytecode: Hex;
}

const require = createRequire(import.meta.url);
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/nova-solidity/', import.meta.url));

/**
 * Returns the compiler's output, cached because loading the compiler takes seconds and many test files use
 * the same contract.
 */
function compile(input: string): string {
  const version = readFileSync(require.resolve('solc/package.json'));
  const name = createHash('sha256').update(version).update(input).digest('hex');
  const path = `${CACHE}${name}.json`;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const output = (require('solc') as Compiler).compile(input);
    mkdirSync(CACHE, { recursive: true });
    // Replaces the file atomically, because test files run in parallel.
    writeFileSync(`${path}.${process.pid}`, output);
    renameSync(`${path}.${process.pid}`, path);
    return output;
  }
}

/** Compiles a Solidity file of this folder for Cancun. */
export function compileSolidity(file: string): Record<string, CompiledContract> {
  const content = readFileSync(new URL(file, import.meta.url), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(compile(JSON.stringify(input))) as Output;
  const error = output.errors?.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(error.formattedMessage);
  return Object.fromEntries(
    Object.entries(output.contracts[file]!).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}` },
    ]),
  );
}
