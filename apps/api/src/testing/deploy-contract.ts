import { CHAIN_ID } from '@nova/shared/chain/constants';
import { createPublicClient, createWalletClient, defineChain, type Hex, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** Returns a reader of a test's chain, and a wallet on it with the given key. */
export function openClients(rpcUrl: string, key: Hex) {
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  return {
    reader: createPublicClient({ chain, transport: http() }),
    wallet: createWalletClient({ chain, account: privateKeyToAccount(key), transport: http() }),
  };
}

/** Sends creation code with its arguments, and returns the address of the contract in lowercase. */
export async function deployContract(rpcUrl: string, key: Hex, data: Hex): Promise<Hex> {
  const { reader, wallet } = openClients(rpcUrl, key);
  const hash = await wallet.sendTransaction({ data, gas: 3_000_000n, gasPrice: 2_000_000_000n });
  const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
  return contractAddress!.toLowerCase() as Hex;
}
