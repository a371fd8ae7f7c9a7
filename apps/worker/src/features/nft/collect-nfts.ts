import type { Hex } from 'viem';
import { type ChainBlock, eachLog } from '../../sync/chain-block.ts';
import { listTransfers, NOBODY, type TokenTransfer } from '../../sync/transfer-events.ts';

export interface NftKey {
  readonly contract: Hex;
  readonly tokenId: bigint;
}

/** Changes to one NFT in a range of blocks. */
export interface NftRun extends NftKey {
  readonly first: TokenTransfer;
  last: TokenTransfer;
  transfers: number;
}

export interface NftRows {
  readonly runs: NftRun[];
  /** NFTs that were minted, or whose contract announced new metadata (ERC-4906). */
  readonly toRead: NftKey[];
}

/** MetadataUpdate(uint256) of ERC-4906, whose argument is not indexed. */
const METADATA_UPDATE = '0xf8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce7';
const WORD_CHARACTERS = 2 + 64;

/** Returns the NFT changes in a range of blocks, in chain order. */
export function collectNfts(blocks: readonly ChainBlock[]): NftRows {
  const runs = new Map<string, NftRun>();
  const toRead = new Map<string, NftKey>();
  for (const transfer of listTransfers(blocks)) {
    const { tokenId, token: contract } = transfer;
    if (tokenId === null) continue;
    const key = `${contract} ${tokenId}`;
    const run = runs.get(key) ?? { contract, tokenId, first: transfer, last: transfer, transfers: 0 };
    runs.set(key, run);
    run.last = transfer;
    run.transfers += 1;
    if (transfer.from === NOBODY) toRead.set(key, { contract, tokenId });
  }
  for (const { log } of eachLog(blocks)) {
    if (log.topics[0] !== METADATA_UPDATE || log.data.length !== WORD_CHARACTERS) continue;
    const tokenId = BigInt(log.data);
    toRead.set(`${log.address} ${tokenId}`, { contract: log.address, tokenId });
  }
  return { runs: [...runs.values()], toRead: [...toRead.values()] };
}
