import { WALLET_PENDING_RETRY_MS } from '@nova/shared/wallet/constants';
import type { Connector } from 'wagmi';
import { connect } from 'wagmi/actions';
import { notifyWallet } from '../notify-wallet.ts';
import { pause } from './pause.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { providerCodeOf, REQUEST_PENDING } from './wallet-error.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Requests a wallet's accounts. If the wallet reports an open request, it is asked once more after three
 * seconds.
 * @throws WalletTimeout, the wallet's own error, or the signal's reason
 */
export async function requestAccounts(connector: Connector, signal: AbortSignal) {
  // A late response to an earlier attempt may have connected the wallet meanwhile. It is forgotten without revoking
  // the permission, which would end the session that a wallet app has just approved.
  if (wagmiConfig.state.current === connector.uid) connector.emitter.emit('disconnect');
  const request = () => withTimeout(connect(wagmiConfig, { connector }), signal);
  try {
    return await request();
  } catch (error) {
    if (providerCodeOf(error) !== REQUEST_PENDING) throw error;
    void notifyWallet('warning', { message: 'pending' });
    await pause(WALLET_PENDING_RETRY_MS, signal);
    return request();
  }
}
