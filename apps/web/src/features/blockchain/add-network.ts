import { toAddChainParameter, type NovaNetwork } from '../../lib/site/nova-network.ts';
import type { AnnouncedWallet } from './announced-wallets.ts';

/** EIP-1193: the user rejected the request. */
const USER_REJECTED = 4001;
/** A request of ours is already open in the wallet. */
const REQUEST_PENDING = -32002;

/** Result of the request; each has its own message. */
export type AddResult = 'added' | 'rejected' | 'pending' | 'failed';

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Asks a wallet to add the network (EIP-3085), which its owner has to confirm. */
export async function addNetwork({ provider }: AnnouncedWallet, network: NovaNetwork): Promise<AddResult> {
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [toAddChainParameter(network)],
    });
    return 'added';
  } catch (error) {
    const code = codeOf(error);
    if (code === USER_REJECTED) return 'rejected';
    return code === REQUEST_PENDING ? 'pending' : 'failed';
  }
}

/** Wallets accept unencrypted URLs only on the same machine. */
export function canWalletsReach(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    protocol === 'https:' ||
    hostname === 'localhost' ||
    hostname === '127.0.0.1' ||
    hostname.endsWith('.localhost')
  );
}
