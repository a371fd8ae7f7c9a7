import { WALLET_SWITCH_WAIT_MS } from '@nova/shared/wallet/constants';
import { BridgeError } from './bridge-error.ts';
import type { RequestWallet } from './bridge-tools.ts';

const POLL_EVERY_MS = 100;
const toHexId = (chainId: number) => `0x${chainId.toString(16)}`;

const isOn = async (chainId: number, request: RequestWallet) =>
  Number(await request<string>('eth_chainId', [])) === chainId;

/** Switches the wallet to the payment's chain. @throws BridgeError */
export async function switchChain(chainId: number, request: RequestWallet): Promise<void> {
  try {
    if (await isOn(chainId, request)) return;
    await request('wallet_switchEthereumChain', [{ chainId: toHexId(chainId) }]);
    // Some wallets respond before they have switched.
    const end = Date.now() + WALLET_SWITCH_WAIT_MS;
    while (!(await isOn(chainId, request))) {
      if (Date.now() > end) throw new Error('The wallet has not switched.');
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    }
  } catch (error) {
    throw new BridgeError('switch', '', error);
  }
}
