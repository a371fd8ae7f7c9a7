import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import { type ConnectedWallet, walletStore } from '../chain/wallet-state.ts';
import type { WalletSender } from './transaction-call.ts';
import { TransactionFailure } from './transaction-failure.ts';

/**
 * Returns the wallet that started the operation, unless it has switched accounts since.
 * @throws TransactionFailure
 */
export function requireAccount(from: Hex): ConnectedWallet {
  const wallet = walletStore.get();
  if (wallet.status !== 'connected') throw new TransactionFailure('noWallet');
  if (wallet.address !== from) throw new TransactionFailure('accountChanged');
  return wallet;
}

/** Returns the same wallet on Nova, switching its network if necessary. @throws TransactionFailure */
export async function requireWallet(
  from: Hex,
  { switchToNova }: Pick<WalletSender, 'switchToNova'>,
): Promise<void> {
  if (requireAccount(from).chainId === CHAIN_ID) return;
  await switchToNova();
  if (requireAccount(from).chainId !== CHAIN_ID) throw new TransactionFailure('wrongNetwork');
}
