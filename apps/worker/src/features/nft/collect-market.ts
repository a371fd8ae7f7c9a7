import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { createEventReader } from '@nova/shared/chain/event-reader';
import { metadataCidOf } from '@nova/shared/storage/content-address';
import type { Hex } from 'viem';
import { cleanText } from '../../lib/clean-text.ts';
import { type ChainBlock, type ChainLog, eachLog } from '../../sync/chain-block.ts';
import { NOBODY } from '../../sync/transfer-events.ts';

/** Addresses of the market's contracts. */
export interface MarketContracts {
  readonly nft: Hex;
  readonly marketplace: Hex;
}

interface ChainPosition {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** A row of `chain.nft_events`. */
export interface EventRow extends ChainPosition {
  readonly txIndex: number;
  readonly tokenId: number;
  readonly kind: 'minted' | 'listed' | 'cancelled' | 'sold' | 'transferred' | 'burnt';
  readonly from: Hex;
  readonly to: Hex | null;
  readonly priceWei?: bigint;
  readonly expiresAtSeconds?: number;
  readonly feeBps?: number;
  readonly feeWei?: bigint;
  readonly royaltyWei?: bigint;
  readonly isOfSale?: boolean;
  readonly collectionId?: number;
  readonly isPremium?: boolean;
  readonly royaltyBps?: number;
  readonly timestamp: string;
}

/** A row of `chain.nft_approvals`. Without a token ID, it applies to all tokens of the owner. */
export interface ApprovalRow extends ChainPosition {
  readonly owner: Hex;
  readonly tokenId: number | null;
  readonly isApproved: boolean;
}

/** A created collection. */
export interface CollectionRow extends ChainPosition {
  readonly collectionId: number;
  readonly name: string;
  readonly metadataUri: string | null;
  readonly metadataCid: string | null;
  readonly creator: Hex;
  readonly timestamp: string;
}

/** Owner of a collection from this position on. */
export interface CollectionOwnerRow extends ChainPosition {
  readonly collectionId: number;
  readonly owner: Hex;
}

/** Content of a range of blocks for the market, in chain order. */
export interface MarketRows {
  readonly events: EventRow[];
  readonly approvals: ApprovalRow[];
  readonly collections: CollectionRow[];
  readonly collectionOwners: CollectionOwnerRow[];
}

/** Maximum stored length of a metadata URI. */
const URI_CHARACTERS = 512;
const NAME_CHARACTERS = 64;
/** End of the year 9999. Later times are useless and not valid dates in the database. */
const LAST_SECOND = 253_402_300_799n;

const readOffer = createEventReader(marketplaceAbi);
const readAction = createEventReader(novaNFTAbi);

/** Parses the events of both contracts. Pure, because a reorg reads the same blocks again. */
export function collectMarket(contracts: MarketContracts, blocks: readonly ChainBlock[]): MarketRows {
  const rows: MarketRows = { events: [], approvals: [], collections: [], collectionOwners: [] };
  /** Sales of the current transaction whose transfer has not occurred yet. */
  let sales = new Set<string>();
  let transaction = '';
  for (const { log, block } of eachLog(blocks)) {
    const here = `${log.blockNumber} ${log.txIndex}`;
    if (here !== transaction) sales = new Set();
    transaction = here;
    if (log.address === contracts.marketplace) addOffer(rows, sales, log, block.timestamp);
    if (log.address === contracts.nft) addAction(rows, sales, log, block.timestamp, contracts.marketplace);
  }
  return rows;
}

const lower = (address: Hex) => address.toLowerCase() as Hex;
const placeOf = ({ blockNumber, logIndex, txIndex }: ChainLog) => ({ blockNumber, logIndex, txIndex });
const saleKey = (tokenId: bigint, seller: Hex, buyer: Hex) => `${tokenId} ${lower(seller)} ${lower(buyer)}`;

function addOffer(rows: MarketRows, sales: Set<string>, log: ChainLog, timestamp: string): void {
  const event = readOffer(log);
  if (!event) throw new Error('a log of the marketplace matches no event');
  const place = { ...placeOf(log), timestamp };
  if (event.eventName === 'Listed') {
    const { tokenId, seller, priceWei, expiresAt, feeBps } = event.args;
    rows.events.push({
      ...place,
      kind: 'listed',
      tokenId: Number(tokenId),
      from: lower(seller),
      to: lower(seller),
      priceWei,
      expiresAtSeconds: Number(expiresAt < LAST_SECOND ? expiresAt : LAST_SECOND),
      feeBps: Number(feeBps),
    });
  }
  if (event.eventName === 'Cancelled') {
    const { tokenId, owner } = event.args;
    const from = lower(owner);
    rows.events.push({ ...place, kind: 'cancelled', tokenId: Number(tokenId), from, to: from });
  }
  if (event.eventName === 'Sold') {
    const { tokenId, seller, buyer, priceWei, feeWei, royaltyWei } = event.args;
    sales.add(saleKey(tokenId, seller, buyer));
    const parties = { from: lower(seller), to: lower(buyer) };
    rows.events.push({
      ...place,
      ...parties,
      kind: 'sold',
      tokenId: Number(tokenId),
      priceWei,
      feeWei,
      royaltyWei,
    });
  }
}

function addAction(
  rows: MarketRows,
  sales: Set<string>,
  log: ChainLog,
  timestamp: string,
  marketplace: Hex,
): void {
  const event = readAction(log);
  if (!event) throw new Error('a log of the NFT contract matches no event');
  const place = { ...placeOf(log), timestamp };
  const { blockNumber, logIndex } = log;
  switch (event.eventName) {
    case 'Minted': {
      const { tokenId, creator, collectionId, isPremium, royaltyBps } = event.args;
      rows.events.push({
        ...place,
        kind: 'minted',
        tokenId: Number(tokenId),
        from: lower(creator),
        to: lower(creator),
        collectionId: Number(collectionId),
        isPremium,
        royaltyBps: Number(royaltyBps),
      });
      return;
    }
    case 'Transfer': {
      const { from, to, tokenId } = event.args;
      // For a mint, the event `Minted` contains more information.
      if (from === NOBODY) return;
      const isBurnt = to === NOBODY;
      const isOfSale = sales.delete(saleKey(tokenId, from, to));
      rows.events.push({
        ...place,
        kind: isBurnt ? 'burnt' : 'transferred',
        tokenId: Number(tokenId),
        from: lower(from),
        to: isBurnt ? null : lower(to),
        isOfSale,
      });
      return;
    }
    case 'Approval': {
      const { owner, approved, tokenId } = event.args;
      const isApproved = lower(approved) === marketplace;
      rows.approvals.push({
        blockNumber,
        logIndex,
        owner: lower(owner),
        tokenId: Number(tokenId),
        isApproved,
      });
      return;
    }
    case 'ApprovalForAll': {
      const { owner, operator, approved: isApproved } = event.args;
      if (lower(operator) !== marketplace) return;
      rows.approvals.push({ blockNumber, logIndex, owner: lower(owner), tokenId: null, isApproved });
      return;
    }
    case 'CollectionCreated': {
      const { name, metadataUri, ...args } = event.args;
      const [collectionId, owner] = [Number(args.collectionId), lower(args.owner)];
      rows.collections.push({
        ...place,
        collectionId,
        name: cleanText(name, NAME_CHARACTERS) ?? `#${collectionId}`,
        metadataUri: cleanText(metadataUri, URI_CHARACTERS),
        metadataCid: metadataCidOf(metadataUri),
        creator: owner,
      });
      rows.collectionOwners.push({ blockNumber, logIndex, collectionId, owner });
      return;
    }
    case 'CollectionTransferred': {
      const { collectionId, to } = event.args;
      const owner = lower(to);
      rows.collectionOwners.push({ blockNumber, logIndex, collectionId: Number(collectionId), owner });
      return;
    }
    default:
  }
}
