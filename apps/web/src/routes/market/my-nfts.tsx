import { MyNftsPage } from '../../features/nft/trade/my-nfts-page.tsx';
import type { NftClient } from '../../features/nft/nft-client.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['nft', 'form', 'guard', 'transaction'] };
export const clientLoader = catalogueLoader('nft', 'form', 'guard', 'transaction');
export const loader = () => null;

/** The wallet libraries load on click. */
const loadClient = async () => (await import('../../features/wallet/wallet-client.ts')).walletClient;
const CLIENT: NftClient = {
  send: async (call) => (await loadClient()).send(call),
  loadCalls: async () => (await loadClient()).calls,
  switchToNova: async () => (await loadClient()).switchToNova(),
};

/** `/my-nfts`: the NFTs that the connected wallet owns, sells and has created. */
export default function MyNfts() {
  return <MyNftsPage client={CLIENT} />;
}
