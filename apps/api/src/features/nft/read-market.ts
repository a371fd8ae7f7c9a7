import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { nftCollections } from '@nova/db/schema/market';
import { NFT_PREMIUM_POINTS, NFT_STANDARD_POINTS } from '@nova/shared/nft/constants';
import type { Market } from '@nova/shared/nft/schemas';
import { sql } from 'drizzle-orm';
import { encodeFunctionData, type Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { toNumber } from '../../http/chain/chain-client.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';

/** Reads the market's contracts and their rules at the newest block. */
export async function readMarket({ db, chain }: ApiContext): Promise<Market> {
  const [nft, marketplace] = await Promise.all([
    findContract(db, 'NovaNFT'),
    findContract(db, 'Marketplace'),
  ]);
  const call = (to: Hex | null, data: Hex) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] });
  const [[mintingPaused, tradingPaused, fee], totals] = await Promise.all([
    nft && marketplace
      ? chain.call([
          call(nft, encodeFunctionData({ abi: novaNFTAbi, functionName: 'paused' })),
          call(marketplace, encodeFunctionData({ abi: marketplaceAbi, functionName: 'paused' })),
          call(marketplace, encodeFunctionData({ abi: marketplaceAbi, functionName: 'feeBps' })),
        ])
      : [],
    db.execute<{ nfts: number; collections: number }>(sql`
      select coalesce((select max(token_id) from chain.market_nfts), 0)::int as nfts,
        coalesce((select max(collection_id) from ${nftCollections}), 0)::int as collections`),
  ]);
  const isTrue = (answer: unknown) => {
    const value = toNumber(answer);
    return value === null ? null : value === 1;
  };
  return {
    nft,
    marketplace,
    fee_bps: toNumber(fee),
    is_minting_paused: isTrue(mintingPaused),
    is_trading_paused: isTrue(tradingPaused),
    standard_points: NFT_STANDARD_POINTS,
    premium_points: NFT_PREMIUM_POINTS,
    totals: totals.rows[0]!,
  };
}
