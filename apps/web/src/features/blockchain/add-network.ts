import { toAddChainParameter, type NovaNetwork } from '../../lib/site/nova-network.ts';
import type { AnnouncedWallet } from './announced-wallets.ts';

/** EIP-1193: the person said no. */
const USER_REJECTED = 4001;
/** The wallet has a question of ours open already. */
const REQUEST_PENDING = -32002;

/** What came of it; each has its sentence. */
export type AddResult = 'added' | 'rejected' | 'pending' | 'failed';

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Asks a wallet to take the network into its list (EIP-3085). The wallet shows it and asks its owner. */
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

/** Wallets take an address without encryption from this very machine only. */
export function canWalletsReach(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    protocol === 'https:' ||
    hostname === 'localhost' ||
    hostname === '127.0.0.1' ||
    hostname.endsWith('.localhost')
  );
}
