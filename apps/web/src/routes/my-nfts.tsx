import { MyNftsPage } from '../features/nft/trade/my-nfts-page.tsx';
import type { NftWays } from '../features/nft/nft-ways.ts';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['nft', 'form', 'guard', 'transaction'] };
export const clientLoader = catalogueLoader('nft', 'form', 'guard', 'transaction');
export const loader = () => null;

/** The wallet's libraries come with the press. */
const loadWays = async () => (await import('../features/wallet/wallet-ways.ts')).walletWays;
const WAYS: NftWays = {
  send: async (call) => (await loadWays()).send(call),
  switchToNova: async () => (await loadWays()).switchToNova(),
};

/** `/my-nfts`: what the connected wallet has, offers and made. */
export default function MyNfts() {
  return <MyNftsPage ways={WAYS} />;
}
