import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { passkeyAccountFactoryAbi } from '@nova/abi/passkey-account-factory';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { RpcClient } from '../../../lib/chain/rpc-client.ts';

const abi = passkeyAccountAbi;

const call = (rpc: RpcClient, to: Hex, data: Hex, blockTag: string) =>
  rpc.request<Hex>('eth_call', [{ to, data }, blockTag]);

/** Returns whether an address is an account of our factory that exists on the chain. */
export async function isAccount(rpc: RpcClient, factory: Hex, account: Hex): Promise<boolean> {
  const query = { abi: passkeyAccountFactoryAbi, functionName: 'isAccount', args: [account] } as const;
  const data = await call(rpc, factory, encodeFunctionData(query), 'latest');
  return decodeFunctionResult({ ...query, data });
}

/** Returns the nonce that guardians sign next. */
export async function readNonce(rpc: RpcClient, account: Hex, blockTag: string): Promise<bigint> {
  const query = { abi, functionName: 'recoveryNonce' } as const;
  return decodeFunctionResult({
    ...query,
    data: await call(rpc, account, encodeFunctionData(query), blockTag),
  });
}

/** Returns the guardians in their order. */
export async function readGuardians(
  rpc: RpcClient,
  account: Hex,
): Promise<readonly { readonly x: Hex; readonly y: Hex }[]> {
  const query = { abi, functionName: 'guardians' } as const;
  return decodeFunctionResult({
    ...query,
    data: await call(rpc, account, encodeFunctionData(query), 'latest'),
  });
}

/** Returns the pending recovery; its `effectiveAt` is 0 if there is none. */
export async function readPendingRecovery(
  rpc: RpcClient,
  account: Hex,
  blockTag: string,
): Promise<{ readonly x: Hex; readonly y: Hex; readonly effectiveAt: bigint }> {
  const query = { abi, functionName: 'pendingRecovery' } as const;
  return decodeFunctionResult({
    ...query,
    data: await call(rpc, account, encodeFunctionData(query), blockTag),
  });
}
