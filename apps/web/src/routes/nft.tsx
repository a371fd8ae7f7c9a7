import { useParams } from 'react-router';
import { NftPage } from '../features/nft/item/nft-page.tsx';
import type { NftWays } from '../features/nft/nft-ways.ts';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';

export const clientLoader = catalogueLoader('nft', 'form', 'transaction');

/** The wallet's libraries come with the press. */
const loadWays = async () => (await import('../features/wallet/wallet-ways.ts')).walletWays;
const WAYS: NftWays = {
  send: async (call) => (await loadWays()).send(call),
  switchToNova: async () => (await loadWays()).switchToNova(),
};

/** `/nft/:id`: one NFT. Public; what can be done with it needs a wallet. */
export default function Nft() {
  const { id = '' } = useParams();
  return <NftPage id={id} ways={WAYS} />;
}
