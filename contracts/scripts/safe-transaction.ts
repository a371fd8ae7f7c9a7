import { safeL2Abi } from '@nova/abi/safe-l2';
import { type Address, type Hex, concat, encodeFunctionData, hashTypedData, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** The call that a Safe makes, without coins. */
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

/** A Safe at one of its nonces. */
export interface SafeNonce {
  address: Address;
  chainId: number;
  /** The Safe's own transaction counter. */
  nonce: bigint;
}

function composeSafeTransaction({ address, chainId, nonce }: SafeNonce, call: SafeCall) {
  return {
    domain: { chainId, verifyingContract: address },
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
      nonce,
    },
  } as const;
}

/** Returns the hash that owners sign (EIP-712): the Safe's own hash of its transaction. */
export function hashSafeCall(safe: SafeNonce, call: SafeCall): Hex {
  return hashTypedData(composeSafeTransaction(safe, call));
}

/** Signs a call as one owner. */
export function signSafeCallAs(safe: SafeNonce, call: SafeCall, ownerKey: Hex): Promise<Hex> {
  return privateKeyToAccount(ownerKey).signTypedData(composeSafeTransaction(safe, call));
}

/** Joins signatures in the order that a Safe requires: sorted by the owners' addresses. */
export function joinSignatures(signatures: readonly { owner: Address; signature: Hex }[]): Hex {
  const sorted = signatures.toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1));
  return concat(sorted.map(({ signature }) => signature));
}

/** Signs a call on behalf of a Safe with its owners' keys. */
export async function signSafeCall(safe: SafeNonce, call: SafeCall, ownerKeys: readonly Hex[]): Promise<Hex> {
  const signatures = ownerKeys.map(async (key) => ({
    owner: privateKeyToAccount(key).address,
    signature: await signSafeCallAs(safe, call, key),
  }));
  return joinSignatures(await Promise.all(signatures));
}

/** Returns the transaction that makes a Safe execute a signed call; anyone may send it. */
export function encodeSafeExecution(call: SafeCall, signatures: Hex): Hex {
  return encodeFunctionData({
    abi: safeL2Abi,
    functionName: 'execTransaction',
    args: [call.to, 0n, call.data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures],
  });
}
