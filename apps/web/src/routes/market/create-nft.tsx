import { CreatePage } from '../../features/nft/create/create-page.tsx';
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

/** `/create-nft`: from an image to a token with its own block. */
export default function CreateNft() {
  return <CreatePage client={CLIENT} />;
}
