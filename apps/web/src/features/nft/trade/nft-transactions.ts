import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import {
  decodeFunctionResult,
  encodeEventTopics,
  encodeFunctionData,
  parseEventLogs,
  type Log,
  type Hex,
} from 'viem';
import { readContractRefusal } from '../../../lib/transaction/read-refusal.ts';
import type { KnownRefusal } from '../../../lib/transaction/simulate.ts';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { REFUSALS } from './nft-refusals.ts';

/** Addresses of the market's contracts. */
export interface NftContracts {
  readonly nft: Hex;
  readonly marketplace: Hex;
}

/** NFT operations of a wallet. */
export type NftTransaction =
  | { readonly kind: 'buy'; readonly tokenId: string; readonly priceWei: bigint }
  | { readonly kind: 'approve'; readonly tokenId: string }
  /** @param expiresAt time in seconds from which it can no longer be bought */
  | {
      readonly kind: 'list';
      readonly tokenId: string;
      readonly priceWei: bigint;
      readonly expiresAt: number;
    }
  | { readonly kind: 'cancel'; readonly tokenId: string }
  | { readonly kind: 'transfer'; readonly tokenId: string; readonly to: Hex }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'createCollection'; readonly name: string; readonly metadataUri: string }
  | {
      readonly kind: 'mint';
      readonly collectionId: string;
      readonly tokenUri: string;
      readonly isPremium: boolean;
      readonly royaltyBps: number;
    };
export type NftTransactionKind = NftTransaction['kind'];

/** Returns the contract call of an operation. */
export function toCall(
  transaction: NftTransaction,
  { nft, marketplace }: NftContracts,
  from: Hex,
): TransactionCall {
  switch (transaction.kind) {
    case 'buy': {
      const args = [BigInt(transaction.tokenId), transaction.priceWei] as const;
      const data = encodeFunctionData({ abi: marketplaceAbi, functionName: 'buy', args });
      return { to: marketplace, data, value: transaction.priceWei };
    }
    case 'approve': {
      const args = [marketplace, BigInt(transaction.tokenId)] as const;
      return { to: nft, data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'approve', args }) };
    }
    case 'list': {
      const args = [
        BigInt(transaction.tokenId),
        transaction.priceWei,
        BigInt(transaction.expiresAt),
      ] as const;
      return {
        to: marketplace,
        data: encodeFunctionData({ abi: marketplaceAbi, functionName: 'list', args }),
      };
    }
    case 'cancel': {
      const args = [BigInt(transaction.tokenId)] as const;
      return {
        to: marketplace,
        data: encodeFunctionData({ abi: marketplaceAbi, functionName: 'cancel', args }),
      };
    }
    case 'transfer': {
      const args = [from, transaction.to, BigInt(transaction.tokenId)] as const;
      return {
        to: nft,
        data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'safeTransferFrom', args }),
      };
    }
    case 'withdraw': {
      const data = encodeFunctionData({ abi: marketplaceAbi, functionName: 'withdraw', args: [from] });
      return { to: marketplace, data };
    }
    case 'createCollection': {
      const args = [transaction.name, transaction.metadataUri] as const;
      return {
        to: nft,
        data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'createCollection', args }),
      };
    }
    default: {
      const { collectionId, tokenUri, isPremium, royaltyBps } = transaction;
      const args = [BigInt(collectionId), tokenUri, isPremium, BigInt(royaltyBps)] as const;
      return { to: nft, data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'mint', args }) };
    }
  }
}

const REFUSING = [
  ...novaNFTAbi.filter(({ type }) => type === 'error'),
  ...marketplaceAbi.filter(({ type }) => type === 'error'),
  ...actionLedgerAbi.filter(({ type }) => type === 'error'),
];

/** Decodes the contract error of a rejected call; returns null for an unknown one. */
export function readRefusal(data: unknown): KnownRefusal | null {
  const found = readContractRefusal(REFUSING, data);
  const refusal = found && REFUSALS[found.name as keyof typeof REFUSALS];
  return refusal ? { refusal } : null;
}

/** Returns the calls that read whether the marketplace may transfer a token of `owner`. */
export function approvalCalls(
  tokenId: string,
  owner: Hex,
  { nft, marketplace }: NftContracts,
): TransactionCall[] {
  const abi = novaNFTAbi;
  return [
    encodeFunctionData({ abi, functionName: 'getApproved', args: [BigInt(tokenId)] }),
    encodeFunctionData({ abi, functionName: 'isApprovedForAll', args: [owner, marketplace] }),
  ].map((data) => ({ to: nft, data }));
}

/** Returns whether the responses to `approvalCalls` contain an approval. */
export function readApproval([approved, forAll]: readonly unknown[], { marketplace }: NftContracts): boolean {
  const isOne = BigInt(String(approved)) === BigInt(marketplace);
  return isOne || BigInt(String(forAll)) === 1n;
}

/** Returns the call that reads the amount held for a payee. */
export function proceedsCall(payee: Hex, { marketplace }: NftContracts): TransactionCall {
  const data = encodeFunctionData({ abi: marketplaceAbi, functionName: 'proceedsOf', args: [payee] });
  return { to: marketplace, data };
}

/** Returns the call that reads a token's metadata URI. */
export function tokenUriCall(tokenId: bigint, nft: Hex): TransactionCall {
  return {
    to: nft,
    data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'tokenURI', args: [tokenId] }),
  };
}
export function readTokenUri(answer: unknown): string {
  return decodeFunctionResult({ abi: novaNFTAbi, functionName: 'tokenURI', data: answer as Hex });
}

/** Returns the log filter for the tokens that `creator` has minted. */
export function mintedFilter(nft: Hex, creator: Hex) {
  return {
    address: nft,
    topics: encodeEventTopics({ abi: novaNFTAbi, eventName: 'Minted', args: { creator } }),
  };
}

/** Returns the token IDs minted according to the logs. */
export function readMinted(logs: readonly unknown[]): bigint[] {
  return parseEventLogs({ abi: novaNFTAbi, eventName: 'Minted', logs: logs as Log[] }).map(
    ({ args }) => args.tokenId,
  );
}

/** Returns the collection created according to the logs. */
export function readCreatedCollection(logs: readonly unknown[]): string | null {
  const [created] = parseEventLogs({ abi: novaNFTAbi, eventName: 'CollectionCreated', logs: logs as Log[] });
  return created ? String(created.args.collectionId) : null;
}
