import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { useState } from 'react';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import type { NftClient } from '../nft-client.ts';
import { useMarketFacts } from '../market/use-market.ts';
import { useNftTransaction } from './use-nft-transaction.ts';

/** Forms of the owner that open above the page. */
export type TradeDialog = 'list' | 'transfer';

/**
 * Returns the actions of the connected wallet for an NFT, and their progress. Called by the parent of the
 * trade card and the trade bar, so that both show the same transaction.
 */
export function useTrade(nft: MarketNftDetail, client: NftClient) {
  const wallet = useStore(walletStore, DISCONNECTED);
  const transaction = useNftTransaction(client);
  const [dialog, setDialog] = useState<TradeDialog | null>(null);
  const isPaused = useMarketFacts().data?.is_trading_paused === true;
  const address = wallet.status === 'connected' ? wallet.address : null;
  const open = (which: TradeDialog) => {
    transaction.reset();
    setDialog(which);
  };
  const buy = (priceWei: string) =>
    void transaction.run({ kind: 'buy', tokenId: nft.token_id, priceWei: BigInt(priceWei) });
  return {
    transaction,
    dialog,
    open,
    close: () => setDialog(null),
    buy,
    /** Purchases are paused. */
    isPaused,
    address,
    isConnected: address !== null,
    isOwner: address !== null && address === nft.owner,
  };
}

export type Trade = ReturnType<typeof useTrade>;
