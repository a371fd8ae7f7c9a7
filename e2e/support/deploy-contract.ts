import { createRequire } from 'node:module';
import { createPublicClient, createWalletClient, defineChain, http, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** A contract to compile and deploy. */
export interface Deployment {
  readonly key: Hex;
  readonly rpcUrl: string;
  /** Contents of the source files by path. */
  readonly files: Readonly<Record<string, string>>;
  /** File and name of the contract. */
  readonly target: readonly [string, string];
  /** ABI-encoded arguments of the constructor, as hex without 0x. */
  readonly constructorArguments?: string;
}

/** Returns the standard JSON input of files, with the optimizer that the form has by default. */
export function toStandardInput(files: Deployment['files']) {
  const sources = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }]));
  return { language: 'Solidity', sources, settings: { optimizer: { enabled: true, runs: 200 } } };
}

/** Compiles and deploys a contract. @returns Its address in lowercase. */
export async function deployContract(deployment: Deployment): Promise<string> {
  const { key, rpcUrl, files, target, constructorArguments = '' } = deployment;
  const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc');
  const input = toStandardInput(files);
  const settings = { ...input.settings, outputSelection: { '*': { '*': ['evm.bytecode.object'] } } };
  const output = JSON.parse(solc.compile(JSON.stringify({ ...input, settings })));
  const [file, name] = target;
  const data: Hex = `0x${output.contracts[file][name].evm.bytecode.object}${constructorArguments}`;
  const chain = defineChain({
    id: 96969,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const account = privateKeyToAccount(key);
  const reader = createPublicClient({ chain, transport: http() });
  const wallet = createWalletClient({ chain, account, transport: http() });
  const hash = await wallet.sendTransaction({ data, gas: 2_000_000n, gasPrice: 1_000_000_000n });
  return (await reader.waitForTransactionReceipt({ hash })).contractAddress!.toLowerCase();
}
