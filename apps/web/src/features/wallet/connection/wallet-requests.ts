import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import { sendTransaction } from 'wagmi/actions';
import { reportAction } from '../../../lib/store/action-reports.ts';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { walletStore } from '../../../lib/chain/wallet-state.ts';
import { currentConnector } from './current-connector.ts';
import { notifyWallet } from '../notify-wallet.ts';
import { addNova, switchToNova, type Provider } from './switch-network.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { providerCodeOf, REQUEST_PENDING, USER_REJECTED } from './wallet-error.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Sends a transaction on Nova with the connected wallet.
 * @returns its hash
 * @throws TransactionFailure, or the wallet's error
 */
export async function sendFromWallet(call: TransactionCall): Promise<Hex> {
  const wallet = walletStore.get();
  const connector = currentConnector.get();
  if (!connector || wallet.status !== 'connected') throw new TransactionFailure('noWallet');
  const hash = await sendTransaction(wagmiConfig, {
    ...call,
    account: wallet.address,
    connector,
    chainId: CHAIN_ID,
  });
  reportAction('blockchain_interaction');
  return hash;
}

/** Asks the wallet to show a token in its list. */
export async function showTokenInWallet({
  address,
  symbol,
  decimals,
}: {
  address: string;
  symbol: string;
  decimals: number;
}): Promise<void> {
  const provider = (await currentConnector.get()?.getProvider()) as Provider | undefined;
  if (!provider) return;
  try {
    const params = { type: 'ERC20', options: { address, symbol, decimals } };
    const isAdded = await withTimeout(provider.request({ method: 'wallet_watchAsset', params }));
    if (isAdded) await notifyWallet('done', { message: 'tokenAdded' });
  } catch (error) {
    const code = providerCodeOf(error);
    if (code === REQUEST_PENDING) return void notifyWallet('warning', { message: 'stillPending' });
    await notifyWallet(code === USER_REJECTED ? 'warning' : 'error', { message: 'tokenFailed' });
  }
}

const isOnNova = () => {
  const wallet = walletStore.get();
  return wallet.status === 'connected' && wallet.chainId === CHAIN_ID;
};

/**
 * Switches the connected wallet to Nova. Only a completed switch is reported as one.
 * @param isAdding asks the wallet to add the network even if it is known
 */
export async function switchNetwork(isAdding = false): Promise<void> {
  const connector = currentConnector.get();
  if (!connector) return;
  const wasThere = isOnNova();
  const error = isAdding ? await addNova(connector) : await switchToNova(connector);
  if (error === null && !wasThere && isOnNova()) reportAction('network_switch');
  if (error) return notifyWallet(error.message === 'stillPending' ? 'warning' : 'error', error);
  // A switch is announced by the handler of the wallet's
  // event, which also covers switches made in the wallet.
  if (isAdding) await notifyWallet('done', { message: 'networkAdded' });
}
