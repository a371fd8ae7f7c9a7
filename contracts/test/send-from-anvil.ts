import {
  type Abi,
  type Address,
  type Hex,
  type TransactionReceipt,
  createClient,
  encodeDeployData,
  http,
  publicActions,
  testActions,
  walletActions,
} from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { ANVIL_KEY } from './start-anvil.ts';

/** A client of a temporary chain whose accounts anvil signs for. */
export type AnvilClient = ReturnType<typeof createAnvilClient>;

/** The first account of every anvil; it deploys and has all roles in tests. */
export const ANVIL_ACCOUNT = privateKeyToAddress(ANVIL_KEY);

export function createAnvilClient(rpcUrl: string) {
  return createClient({
    account: ANVIL_ACCOUNT,
    chain: foundry,
    transport: http(rpcUrl, { batch: true }),
    pollingInterval: 10,
  })
    .extend(testActions({ mode: 'anvil' }))
    .extend(publicActions)
    .extend(walletActions);
}

/** Sends one transaction and waits for its block; fails the test if it is rejected. */
export async function sendFromAnvil(
  client: AnvilClient,
  transaction: { from?: Address; to?: Address; data?: Hex; value?: bigint },
): Promise<TransactionReceipt> {
  const { from = ANVIL_ACCOUNT, to = null, ...rest } = transaction;
  const hash = await client.sendTransaction({ account: from, to, gas: 20_000_000n, ...rest });
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`transaction ${hash} was refused`);
  return receipt;
}

/** Deploys a contract and returns its address. */
export async function deployFromAnvil(
  client: AnvilClient,
  contract: { abi: Abi; bytecode: Hex; args?: readonly unknown[]; value?: bigint },
): Promise<Address> {
  const { abi, bytecode, args, value } = contract;
  const receipt = await sendFromAnvil(client, {
    data: encodeDeployData({ abi, bytecode, args: args ?? [] }),
    ...(value === undefined ? {} : { value }),
  });
  return receipt.contractAddress!;
}
