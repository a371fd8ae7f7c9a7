import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { concatHex, encodeAbiParameters, type Hex, parseAbi } from 'viem';

/** Functions of the ERC-1155 contract of `contracts/test/token/MultiToken.sol`. */
export const MULTI_TOKEN = parseAbi([
  'function mint(address to, uint256 id, uint256 units)',
  'function mintBatch(address to, uint256[] ids, uint256[] units)',
  'function burn(address from, uint256 id, uint256 units)',
  'function burnBatch(address from, uint256[] ids, uint256[] units)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 units, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] units, bytes data)',
  'function setURI(string uri, uint256 id)',
  'function balanceOf(address holder, uint256 id) view returns (uint256)',
]);

interface Compiler {
  compile(input: string, callbacks: { import: (path: string) => { contents: string } }): string;
}

interface Output {
  readonly errors?: readonly { severity: string; formattedMessage: string }[];
  readonly contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>;
}

const require = createRequire(import.meta.url);
const SOURCE = new URL('../../../../contracts/test/token/MultiToken.sol', import.meta.url);

/** Compiles an ERC-1155 contract of OpenZeppelin. @returns its init code with the address of its metadata */
export function compileMultiToken(uri: string): Hex {
  const input = {
    language: 'Solidity',
    sources: { 'MultiToken.sol': { content: readFileSync(SOURCE, 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { 'MultiToken.sol': { MultiToken: ['evm.bytecode.object'] } },
    },
  };
  const compiler = require('solc') as Compiler;
  const answer = compiler.compile(JSON.stringify(input), {
    import: (path) => ({ contents: readFileSync(require.resolve(path), 'utf8') }),
  });
  const output = JSON.parse(answer) as Output;
  const error = output.errors?.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(error.formattedMessage);
  const { bytecode } = output.contracts['MultiToken.sol']!['MultiToken']!.evm;
  return concatHex([`0x${bytecode.object}`, encodeAbiParameters([{ type: 'string' }], [uri])]);
}
