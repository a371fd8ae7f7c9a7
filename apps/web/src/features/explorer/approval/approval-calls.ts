import type { TokenApproval } from '@nova/shared/explorer/token-schemas';
import { decodeAbiParameters, encodeFunctionData, erc20Abi, erc721Abi, type Hex, zeroAddress } from 'viem';
import type { RpcCall } from '../../../lib/chain/chain-rpc.ts';
import { toRpcCall, type TransactionCall } from '../../../lib/transaction/transaction-call.ts';

/** The part of an approval that identifies it to its contract. */
export type ApprovalSubject = Pick<TokenApproval, 'contract' | 'scope' | 'spender' | 'token_id'>;

/** Returns the call that asks the contract what is left of an approval. */
export function encodeRemainingCall(owner: Hex, approval: ApprovalSubject): RpcCall {
  const call = { to: approval.contract, data: encodeRemaining(owner, approval) };
  return { method: 'eth_call', params: [toRpcCall(call), 'latest'] };
}

function encodeRemaining(owner: Hex, { scope, spender, token_id: tokenId }: ApprovalSubject): Hex {
  if (scope === 'amount')
    return encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] });
  if (scope === 'nft')
    return encodeFunctionData({ abi: erc721Abi, functionName: 'getApproved', args: [BigInt(tokenId!)] });
  return encodeFunctionData({ abi: erc721Abi, functionName: 'isApprovedForAll', args: [owner, spender] });
}

/**
 * Returns what is left of an approval: an amount in smallest units, or 1 or 0 for NFTs. Null if the contract's
 * answer is not that of a token.
 */
export function decodeRemaining({ scope, spender }: ApprovalSubject, answer: unknown): bigint | null {
  try {
    const data = answer as Hex;
    if (scope === 'amount') return decodeAbiParameters([{ type: 'uint256' }], data)[0];
    if (scope === 'collection') return decodeAbiParameters([{ type: 'bool' }], data)[0] ? 1n : 0n;
    return decodeAbiParameters([{ type: 'address' }], data)[0].toLowerCase() === spender ? 1n : 0n;
  } catch {
    return null;
  }
}

/** Returns the call by which the owner revokes an approval. */
export function encodeRevocation(approval: ApprovalSubject): TransactionCall {
  return { to: approval.contract, data: encodeRevoking(approval) };
}

function encodeRevoking({ scope, spender, token_id: tokenId }: ApprovalSubject): Hex {
  if (scope === 'amount')
    return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] });
  if (scope === 'collection')
    return encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [spender, false] });
  const args = [zeroAddress, BigInt(tokenId!)] as const;
  return encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args });
}

/** Amounts from half of the largest number on were approved without a limit in mind. */
const UNLIMITED_FROM = 2n ** 255n;

export const isUnlimited = (value: bigint): boolean => value >= UNLIMITED_FROM;
