import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hex } from 'viem';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { toFailure } from '../../../lib/transaction/to-failure.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { walletStore } from '../../../lib/chain/wallet-state.ts';
import { nftApi } from '../nft-api.ts';
import type { Deed } from './nft-deeds.ts';
import { nftKeys } from '../nft-keys.ts';
import type { NftWays } from '../nft-ways.ts';
import type { DeedProgress } from './run-deed.ts';

export type DeedState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly progress: DeedProgress }
  | { readonly status: 'failed'; readonly kind: Deed['kind']; readonly fault: TransactionFailure }
  | { readonly status: 'done'; readonly kind: Deed['kind']; readonly hash: Hex };

const IDLE: DeedState = { status: 'idle' };
/** The index follows its block within a moment; where the live line is down, it is asked again. */
const LOOK_AGAIN_MS = [250, 1_000, 3_000];

/** Reads again whatever an NFT's deed has changed, as soon as the index has followed. */
export function refreshSoon(client: QueryClient): void {
  for (const delay of LOOK_AGAIN_MS) {
    setTimeout(() => {
      void client.invalidateQueries({ queryKey: ['nft', 'one'] });
      void client.invalidateQueries({ queryKey: nftKeys.lists });
      void client.invalidateQueries({ queryKey: nftKeys.collections });
      void client.invalidateQueries({ queryKey: ['nft', 'proceeds'] });
    }, delay);
  }
}

/** Where the contracts are. @throws TransactionFailure where there are none */
async function readContracts() {
  const { nft, marketplace } = await nftApi.getMarket();
  if (nft === null || marketplace === null) throw new TransactionFailure('unreachable');
  return { nft, marketplace };
}

/** Has the connected wallet do something with an NFT, and tells how far it is. One at a time. */
export function useDeed(ways: NftWays) {
  const client = useQueryClient();
  const [state, setState] = useState<DeedState>(IDLE);
  const run = async (deed: Deed): Promise<boolean> => {
    setState({ status: 'running', progress: { kind: deed.kind, waitsFor: 'check' } });
    const wallet = walletStore.get();
    try {
      if (wallet.status !== 'connected') throw new TransactionFailure('noWallet');
      const [{ runDeed, runListing }, contracts] = await Promise.all([
        import('./run-deed.ts'),
        readContracts(),
      ]);
      const say = (progress: DeedProgress) => setState({ status: 'running', progress });
      const tools = { ways, contracts, from: wallet.address, say };
      const { transactionHash } = await (deed.kind === 'list'
        ? runListing(deed, tools)
        : runDeed(deed, tools));
      setState({ status: 'done', kind: deed.kind, hash: transactionHash });
      return true;
    } catch (error) {
      setState({ status: 'failed', kind: deed.kind, fault: await toFailure(error) });
      return false;
    } finally {
      if (wallet.status === 'connected') announceAccountChange(wallet.address);
      refreshSoon(client);
    }
  };
  const reset = () => setState(IDLE);
  return { state, run, reset, isRunning: state.status === 'running' };
}

export type DeedRun = ReturnType<typeof useDeed>;
