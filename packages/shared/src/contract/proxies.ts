import type { Hex } from 'viem';

/**
 * Ways in which an address delegates calls. `eip7702` is not a contract but a wallet that runs a contract's
 * code.
 */
export const PROXY_KINDS = ['eip1167', 'eip1967', 'beacon', 'safe', 'eip7702'] as const;
export type ProxyKind = (typeof PROXY_KINDS)[number];

/** Storage slots in which EIP-1967 proxies store their implementation or its beacon. */
export const IMPLEMENTATION_SLOT: Hex = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
export const BEACON_SLOT: Hex = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50';

/** Minimal proxies: EIP-1167's code, its two shorter forms, and the one with PUSH0. Arguments may follow. */
const CLONES = [
  /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/,
  /^0x3d3d3d3d363d3d37363d73([0-9a-f]{40})5af43d3d93803e602a57fd5bf3/,
  /^0x365f5f375f5f365f73([0-9a-f]{40})5af43d5f5f3e5f3d91602a57fd5bf3/,
  /^0x5f5f365f5f37365f73([0-9a-f]{40})5af43d5f5f3e5f3d91602a57fd5bf3/,
];
const DELEGATION = /^0xef0100([0-9a-f]{40})$/;

/** Returns the contract whose code a wallet runs (EIP-7702); null for other code. */
export function readWalletDelegate(code: Hex): Hex | null {
  const delegate = DELEGATION.exec(code.toLowerCase())?.[1];
  return delegate === undefined ? null : `0x${delegate}`;
}

/**
 * Returns the target that the code alone reveals: a clone's implementation or a wallet's delegate; null for
 * neither.
 */
export function readDelegate(code: Hex): { kind: 'eip1167' | 'eip7702'; implementation: Hex } | null {
  const text = code.toLowerCase();
  const delegate = readWalletDelegate(code);
  if (delegate !== null) return { kind: 'eip7702', implementation: delegate };
  for (const pattern of CLONES) {
    const implementation = pattern.exec(text)?.[1];
    if (implementation !== undefined) return { kind: 'eip1167', implementation: `0x${implementation}` };
  }
  return null;
}
