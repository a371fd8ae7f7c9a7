import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/** Compiles a Solidity file beside this one for Cancun. */
export function compileSolidity(file: string): Record<string, CompiledContract> {
  const compiler = createRequire(import.meta.url)('solc') as Compiler;
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
  const output = JSON.parse(compiler.compile(JSON.stringify(input))) as Output;
  const error = output.errors?.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(error.formattedMessage);
  return Object.fromEntries(
    Object.entries(output.contracts[file]!).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}` },
    ]),
  );
}
