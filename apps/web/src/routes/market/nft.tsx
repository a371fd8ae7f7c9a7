import { useParams } from 'react-router';
import { NftPage } from '../../features/nft/item/nft-page.tsx';
import type { NftClient } from '../../features/nft/nft-client.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const clientLoader = catalogueLoader('nft', 'form', 'transaction');

/** The wallet libraries load on click. */
const loadClient = async () => (await import('../../features/wallet/wallet-client.ts')).walletClient;
const CLIENT: NftClient = {
  send: async (call) => (await loadClient()).send(call),
  loadCalls: async () => (await loadClient()).calls,
  switchToNova: async () => (await loadClient()).switchToNova(),
};

/** `/nft/:id`: one NFT. Public, but its actions require a wallet. */
export default function Nft() {
  const { id = '' } = useParams();
  return <NftPage id={id} client={CLIENT} />;
}
