import type { Hex } from 'viem';
import { type ChainBlock, eachLog } from '../../sync/chain-block.ts';
import { listTransfers, NOBODY, type TokenTransfer } from '../../sync/transfer-events.ts';

export interface NftKey {
  readonly contract: Hex;
  readonly tokenId: bigint;
}

/** Changes to one NFT or ERC-1155 item in a range of blocks. */
export interface NftRun extends NftKey {
  readonly first: TokenTransfer;
  last: TokenTransfer;
  transfers: number;
  /** Recipient of the last ERC-721 transfer; null if there is none. */
  owner: Hex | null;
  /** ERC-1155 units minted minus burned. */
  supply: bigint;
}

/** Changes to one holder's units of an ERC-1155 item. */
export interface ItemBalanceDelta extends NftKey {
  readonly holder: Hex;
  units: bigint;
  transfers: number;
}

export interface NftRows {
  readonly runs: NftRun[];
  readonly balances: ItemBalanceDelta[];
  /** NFTs that were minted, or whose contract announced new metadata (ERC-4906, `URI` of ERC-1155). */
  readonly toRead: NftKey[];
}

/** MetadataUpdate(uint256) of ERC-4906, whose argument is not indexed. */
const METADATA_UPDATE = '0xf8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce7';
/** URI(string,uint256) of ERC-1155, whose ID is indexed. */
const URI = '0x6bb7ff708619ba0610cba295a58592e0451dee2622938c8755667688daf3529b';
const WORD_CHARACTERS = 2 + 64;

/** Returns the NFT changes in a range of blocks, in chain order. */
export function collectNfts(blocks: readonly ChainBlock[]): NftRows {
  const runs = new Map<string, NftRun>();
  const balances = new Map<string, ItemBalanceDelta>();
  const toRead = new Map<string, NftKey>();
  for (const transfer of listTransfers(blocks)) {
    const { tokenId, token: contract } = transfer;
    if (tokenId === null) continue;
    const key = keyOf({ contract, tokenId });
    const run = runs.get(key) ?? openRun({ contract, tokenId }, transfer);
    runs.set(key, run);
    addTransfer(run, transfer);
    if (transfer.kind === 'erc1155') moveUnits(balances, { contract, tokenId }, transfer);
    // More units of an ERC-1155 item share its metadata; a new item is read because its row is new.
    else if (transfer.from === NOBODY) toRead.set(key, { contract, tokenId });
  }
  for (const { log } of eachLog(blocks)) {
    const tokenId = readAnnouncedId(log);
    if (tokenId === null) continue;
    const announced = { contract: log.address, tokenId };
    toRead.set(keyOf(announced), announced);
  }
  return { runs: [...runs.values()], balances: [...balances.values()], toRead: [...toRead.values()] };
}

/** Returns the text that identifies an NFT in a map. */
export function keyOf({ contract, tokenId }: NftKey): string {
  return `${contract} ${tokenId}`;
}

/** Returns the balance changes with opposite signs. */
export function negateBalances(balances: readonly ItemBalanceDelta[]): ItemBalanceDelta[] {
  return balances.map((balance) => ({
    ...balance,
    units: -balance.units,
    transfers: -balance.transfers,
  }));
}

function readAnnouncedId({
  topics: [event, id],
  data,
}: {
  topics: readonly Hex[];
  data: Hex;
}): bigint | null {
  if (event === URI) return id === undefined ? null : BigInt(id);
  return event === METADATA_UPDATE && data.length === WORD_CHARACTERS ? BigInt(data) : null;
}

function openRun(key: NftKey, first: TokenTransfer): NftRun {
  return { ...key, first, last: first, transfers: 0, owner: null, supply: 0n };
}

function addTransfer(run: NftRun, transfer: TokenTransfer): void {
  run.last = transfer;
  run.transfers += 1;
  const { kind, from, to, amount } = transfer;
  if (kind === 'erc721') run.owner = to;
  else run.supply += (from === NOBODY ? amount : 0n) - (to === NOBODY ? amount : 0n);
}

function moveUnits(
  balances: Map<string, ItemBalanceDelta>,
  nft: NftKey,
  { from, to, amount }: TokenTransfer,
): void {
  const balanceOf = (holder: Hex) => {
    const key = `${keyOf(nft)} ${holder}`;
    const known = balances.get(key) ?? { ...nft, holder, units: 0n, transfers: 0 };
    balances.set(key, known);
    return known;
  };
  const sender = from === NOBODY ? undefined : balanceOf(from);
  const receiver = to === NOBODY ? undefined : balanceOf(to);
  if (sender) sender.units -= amount;
  if (receiver) receiver.units += amount;
  // A transfer to oneself counts as one transfer.
  for (const party of new Set([sender, receiver])) if (party) party.transfers += 1;
}
