import type { CustomCrypto } from '@ethereumjs/common';
import { curve } from '@nova/runtime/keys/secp256k1';
import { keccak256 } from './keccak.ts';
import { kzg } from './kzg.ts';

/**
 * This hook receives v as 0/1 (typed transactions), 27/28 (legacy, the ecrecover precompile) or 35 + 2 ×
 * chain ID and up (EIP-155).
 */
function recoveryOf(v: bigint, chainId: bigint | undefined): number {
  if (v === 0n || v === 1n) return Number(v);
  const recovery = chainId === undefined || v < 35n ? v - 27n : v - (chainId * 2n + 35n);
  if (recovery !== 0n && recovery !== 1n) throw new Error('invalid signature v value');
  return Number(recovery);
}

/** Cryptography in WebAssembly for the EVM library. */
export const evmCrypto: CustomCrypto = {
  keccak256,
  kzg,
  ecrecover: (hash, v, r, s, chainId) => curve.recoverPublicKey(hash, recoveryOf(v, chainId), r, s),
};
