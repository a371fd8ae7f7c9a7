import { safeL2Abi } from '@nova/abi/safe-l2';
import { type Address, type Hex, concat, encodeFunctionData, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** What a Safe is asked to do: one call without coins. */
export interface SafeCall {
  to: Address;
  data: Hex;
}

const SAFE_TX = [
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'data', type: 'bytes' },
  { name: 'operation', type: 'uint8' },
  { name: 'safeTxGas', type: 'uint256' },
  { name: 'baseGas', type: 'uint256' },
  { name: 'gasPrice', type: 'uint256' },
  { name: 'gasToken', type: 'address' },
  { name: 'refundReceiver', type: 'address' },
  { name: 'nonce', type: 'uint256' },
] as const;

/**
 * Signs a call in the name of a Safe with its owners' keys (EIP-712), in the order that the Safe wants: by address.
 * @param nonce the Safe's own count of transactions
 */
export async function signSafeCall(
  safe: { address: Address; chainId: number; nonce: bigint },
  call: SafeCall,
  ownerKeys: readonly Hex[],
): Promise<Hex> {
  const accounts = ownerKeys.map((key) => privateKeyToAccount(key));
  accounts.sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));
  const signatures = await Promise.all(
    accounts.map((account) =>
      account.signTypedData({
        domain: { chainId: safe.chainId, verifyingContract: safe.address },
        types: { SafeTx: SAFE_TX },
        primaryType: 'SafeTx',
        message: {
          ...call,
          value: 0n,
          operation: 0,
          safeTxGas: 0n,
          baseGas: 0n,
          gasPrice: 0n,
          gasToken: zeroAddress,
          refundReceiver: zeroAddress,
          nonce: safe.nonce,
        },
      }),
    ),
  );
  return concat(signatures);
}

/** The transaction that makes a Safe carry out a signed call; anybody may send it. */
export function encodeSafeExecution(call: SafeCall, signatures: Hex): Hex {
  return encodeFunctionData({
    abi: safeL2Abi,
    functionName: 'execTransaction',
    args: [call.to, 0n, call.data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures],
  });
}
