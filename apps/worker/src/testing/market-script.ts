import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { type Abi, type AbiEvent, encodeAbiParameters, encodeEventTopics, zeroAddress, type Hex } from 'viem';
import type { ChainBlock, ChainLog } from '../sync/chain-block.ts';

export const NFT: Hex = `0x${'a1'.repeat(20)}`;
export const MARKETPLACE: Hex = `0x${'a2'.repeat(20)}`;
export const PEOPLE: readonly Hex[] = ['b1', 'b2', 'b3'].map((byte) => `0x${byte.repeat(20)}` as const);

interface Token {
  owner: Hex | null;
  approved: boolean;
  offer: bigint | null;
  readonly collectionId: number;
}

/** Models the rules of both contracts and the logs they would emit, with one transaction per block. */
export class MarketScript {
  readonly blocks: ChainBlock[] = [];
  readonly tokens: Token[] = [];
  readonly collections: { owner: Hex }[] = [];
  readonly #operators = new Set<Hex>();
  #logs: ChainLog[] = [];

  mint(creator: Hex, collectionId = 0): number {
    const tokenId = this.tokens.push({ owner: creator, approved: false, offer: null, collectionId });
    this.#emit(NFT, 'MetadataUpdate', { _tokenId: BigInt(tokenId) });
    this.#emit(NFT, 'Transfer', { from: zeroAddress, to: creator, tokenId: BigInt(tokenId) });
    this.#emit(NFT, 'Minted', {
      tokenId: BigInt(tokenId),
      creator,
      collectionId: BigInt(collectionId),
      isPremium: tokenId % 3 === 0,
      points: 50n,
      royaltyBps: 250n,
    });
    this.#seal();
    return tokenId;
  }

  createCollection(owner: Hex): number {
    const collectionId = this.collections.push({ owner });
    const args = {
      collectionId: BigInt(collectionId),
      owner,
      name: `Series ${collectionId}`,
      metadataUri: '',
    };
    this.#emit(NFT, 'CollectionCreated', args);
    this.#seal();
    return collectionId;
  }

  transferCollection(collectionId: number, to: Hex): void {
    const collection = this.collections[collectionId - 1]!;
    const args = { collectionId: BigInt(collectionId), from: collection.owner, to };
    this.#emit(NFT, 'CollectionTransferred', args);
    collection.owner = to;
    this.#seal();
  }

  approve(tokenId: number, isApproved: boolean): void {
    const token = this.tokens[tokenId - 1]!;
    token.approved = isApproved;
    const approved = isApproved ? MARKETPLACE : zeroAddress;
    this.#emit(NFT, 'Approval', { owner: token.owner, approved, tokenId: BigInt(tokenId) });
    this.#seal();
  }

  approveAll(owner: Hex, isApproved: boolean): void {
    if (isApproved) this.#operators.add(owner);
    else this.#operators.delete(owner);
    this.#emit(NFT, 'ApprovalForAll', { owner, operator: MARKETPLACE, approved: isApproved });
    this.#seal();
  }

  list(tokenId: number, priceWei: bigint): void {
    const token = this.tokens[tokenId - 1]!;
    token.offer = priceWei;
    const args = { seller: token.owner, priceWei, expiresAt: 4_000_000_000n, feeBps: 0n };
    this.#emit(MARKETPLACE, 'Listed', { ...args, tokenId: BigInt(tokenId) });
    this.#seal();
  }

  cancel(tokenId: number): void {
    const token = this.tokens[tokenId - 1]!;
    token.offer = null;
    this.#emit(MARKETPLACE, 'Cancelled', { tokenId: BigInt(tokenId), owner: token.owner });
    this.#seal();
  }

  buy(tokenId: number, buyer: Hex): void {
    const token = this.tokens[tokenId - 1]!;
    const sale = { seller: token.owner, buyer, priceWei: token.offer, feeWei: 0n, royaltyWei: 0n };
    this.#emit(MARKETPLACE, 'Sold', { ...sale, tokenId: BigInt(tokenId), royaltyReceiver: zeroAddress });
    this.#move(tokenId, buyer);
    this.#seal();
  }

  /** Transfers a token; null as the recipient burns it. */
  transfer(tokenId: number, to: Hex | null): void {
    this.#move(tokenId, to);
    this.#seal();
  }

  isBuyable(tokenId: number): boolean {
    const { owner, approved, offer } = this.tokens[tokenId - 1]!;
    return owner !== null && offer !== null && (approved || this.#operators.has(owner));
  }

  #move(tokenId: number, to: Hex | null): void {
    const token = this.tokens[tokenId - 1]!;
    this.#emit(NFT, 'Transfer', { from: token.owner, to: to ?? zeroAddress, tokenId: BigInt(tokenId) });
    Object.assign(token, { owner: to, approved: false, offer: null });
  }

  #emit(address: Hex, eventName: string, args: Record<string, unknown>): void {
    const abi: Abi = address === NFT ? novaNFTAbi : marketplaceAbi;
    const event = abi.find((item): item is AbiEvent => item.type === 'event' && item.name === eventName)!;
    const plain = event.inputs.filter((input) => !input.indexed);
    this.#logs.push({
      blockNumber: this.blocks.length + 1,
      logIndex: this.#logs.length,
      txIndex: 0,
      address,
      topics: encodeEventTopics({ abi, eventName, args }) as Hex[],
      data: encodeAbiParameters(
        plain,
        plain.map((input) => args[input.name!]),
      ),
    });
  }

  #seal(): void {
    const number = this.blocks.length + 1;
    const timestamp = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
    const transactions = [{ blockNumber: number, index: 0, timestamp, logs: this.#logs }];
    this.blocks.push({ number, timestamp, transactions } as unknown as ChainBlock);
    this.#logs = [];
  }
}
