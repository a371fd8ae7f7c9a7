import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { presaleAbi } from '@nova/abi/presale';
import { createEventReader, type RawLog } from '@nova/shared/chain/event-reader';
import type { ContractName } from '@nova/shared/chain/deployment';
import type { Hex } from 'viem';

/** An event for which points are awarded. */
export type ChainEvent =
  | {
      readonly kind: 'purchase';
      readonly buyer: Hex;
      readonly usdtUnits: bigint;
      /** Identifies a purchase by card or bridge, so that a refund can find the points it earned. */
      readonly purchaseId: Hex | null;
    }
  | { readonly kind: 'creation'; readonly creator: Hex; readonly isPremium: boolean }
  | { readonly kind: 'trade'; readonly seller: Hex; readonly buyer: Hex };

/** Returns the address that receives the points of an event. */
export const earnerOf = (event: ChainEvent): Hex => (event.kind === 'creation' ? event.creator : event.buyer);

const readSale = createEventReader(presaleAbi);
const readNft = createEventReader(novaNFTAbi);
const readMarket = createEventReader(marketplaceAbi);

const lower = (address: Hex) => address.toLowerCase() as Hex;

/** Parses a log of a watched contract. Returns null for an event without a reward. */
export function readChainEvent(contract: ContractName, log: RawLog): ChainEvent | null {
  if (contract === 'Presale') return readPurchase(log);
  if (contract === 'NovaNFT') return readCreation(log);
  return contract === 'Marketplace' ? readTrade(log) : null;
}

function readPurchase(log: RawLog): ChainEvent | null {
  const event = readSale(log);
  if (event?.eventName === 'Purchased') {
    const { buyer, usdtUnits } = event.args;
    return { kind: 'purchase', buyer: lower(buyer), usdtUnits, purchaseId: null };
  }
  if (event?.eventName === 'Fulfilled') {
    const { to, usdtUnits, purchaseId } = event.args;
    return { kind: 'purchase', buyer: lower(to), usdtUnits, purchaseId };
  }
  return null;
}

function readCreation(log: RawLog): ChainEvent | null {
  const event = readNft(log);
  if (event?.eventName !== 'Minted') return null;
  return { kind: 'creation', creator: lower(event.args.creator), isPremium: event.args.isPremium };
}

function readTrade(log: RawLog): ChainEvent | null {
  const event = readMarket(log);
  if (event?.eventName !== 'Sold') return null;
  return { kind: 'trade', seller: lower(event.args.seller), buyer: lower(event.args.buyer) };
}
