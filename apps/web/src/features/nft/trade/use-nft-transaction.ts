import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hex } from 'viem';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { toFailure } from '../../../lib/transaction/to-failure.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { walletStore } from '../../../lib/chain/wallet-state.ts';
import { nftApi } from '../nft-api.ts';
import type { NftTransaction } from './nft-transactions.ts';
import { nftKeys } from '../nft-keys.ts';
import type { NftClient } from '../nft-client.ts';
import type { NftTransactionProgress } from './run-nft-transaction.ts';

export type NftTransactionState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly progress: NftTransactionProgress }
  | { readonly status: 'failed'; readonly kind: NftTransaction['kind']; readonly error: TransactionFailure }
  /** The index may not have a new listing yet, so its transaction names the price. */
  | { readonly status: 'done'; readonly transaction: NftTransaction; readonly hash: Hex };

const IDLE: NftTransactionState = { status: 'idle' };
/** Milliseconds until each reload: the index follows a block shortly, and the live connection may be down. */
const POLL_AGAIN_MS = [250, 1_000, 3_000];

/** Reloads the data that an NFT operation has changed, as soon as the index has caught up. */
export function refreshSoon(client: QueryClient): void {
  for (const delay of POLL_AGAIN_MS) {
    setTimeout(() => {
      void client.invalidateQueries({ queryKey: ['nft', 'one'] });
      void client.invalidateQueries({ queryKey: nftKeys.lists });
      void client.invalidateQueries({ queryKey: nftKeys.collections });
      void client.invalidateQueries({ queryKey: ['nft', 'proceeds'] });
    }, delay);
  }
}

/** Reads the contract addresses. @throws TransactionFailure if there are none */
async function readContracts() {
  const { nft, marketplace } = await nftApi.getMarket();
  if (nft === null || marketplace === null) throw new TransactionFailure('unreachable');
  return { nft, marketplace };
}

/** Runs NFT operations with the connected wallet, one at a time, and reports the progress. */
export function useNftTransaction(nftClient: NftClient) {
  const client = useQueryClient();
  const [state, setState] = useState<NftTransactionState>(IDLE);
  const run = async (transaction: NftTransaction): Promise<boolean> => {
    setState({ status: 'running', progress: { kind: transaction.kind, waitsFor: 'check' } });
    const wallet = walletStore.get();
    try {
      if (wallet.status !== 'connected') throw new TransactionFailure('noWallet');
      const [{ runNftTransaction, runListing }, contracts] = await Promise.all([
        import('./run-nft-transaction.ts'),
        readContracts(),
      ]);
      const reportProgress = (progress: NftTransactionProgress) => setState({ status: 'running', progress });
      const tools = { client: nftClient, contracts, from: wallet.address, reportProgress };
      const { transactionHash } = await (transaction.kind === 'list'
        ? runListing(transaction, tools)
        : runNftTransaction(transaction, tools));
      setState({ status: 'done', transaction, hash: transactionHash });
      return true;
    } catch (error) {
      setState({ status: 'failed', kind: transaction.kind, error: await toFailure(error) });
      return false;
    } finally {
      if (wallet.status === 'connected') announceAccountChange(wallet.address);
      refreshSoon(client);
    }
  };
  const reset = () => setState(IDLE);
  return { state, run, reset, loadCalls: nftClient.loadCalls, isRunning: state.status === 'running' };
}

export type NftTransactionRun = ReturnType<typeof useNftTransaction>;
