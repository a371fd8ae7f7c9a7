import { describe, expect, it } from 'vitest';
import { networkAt } from '../../lib/site/nova-network.ts';
import { addNetwork, canWalletsReach } from './add-network.ts';
import type { AnnouncedWallet } from './announced-wallets.ts';

const walletRequests: unknown[] = [];
const walletThat = (answer: () => unknown): AnnouncedWallet => ({
  id: 'io.example',
  name: 'Example',
  icon: '',
  provider: {
    request: async (request) => {
      walletRequests.push(request);
      return answer();
    },
  },
});
const refuseWith = (code: number) => () => {
  throw Object.assign(new Error('no'), { code });
};
const network = networkAt('https://nova.example');

describe('adding the network to a wallet', () => {
  it('passes the wallet everything that EIP-3085 requires', async () => {
    expect(
      await addNetwork(
        walletThat(() => null),
        network,
      ),
    ).toBe('added');
    expect(walletRequests.at(-1)).toEqual({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: '0x17ac9',
          chainName: 'Nova',
          nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
          rpcUrls: ['https://nova.example/rpc'],
          blockExplorerUrls: ['https://nova.example/explorer'],
        },
      ],
    });
  });

  it('distinguishes a rejection, an open request and an error', async () => {
    expect(await addNetwork(walletThat(refuseWith(4001)), network)).toBe('rejected');
    expect(await addNetwork(walletThat(refuseWith(-32002)), network)).toBe('pending');
    expect(await addNetwork(walletThat(refuseWith(-32603)), network)).toBe('failed');
  });
});

describe('URLs that wallets accept', () => {
  it('include https everywhere and http on this machine only', () => {
    expect(canWalletsReach('https://nova.example/rpc')).toBe(true);
    expect(canWalletsReach('http://localhost:4000/rpc')).toBe(true);
    expect(canWalletsReach('http://127.0.0.1:4000/rpc')).toBe(true);
    expect(canWalletsReach('http://192.168.1.20:4000/rpc')).toBe(false);
    expect(canWalletsReach('http://localhost.example/rpc')).toBe(false);
  });
});
