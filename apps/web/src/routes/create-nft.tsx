import { CreatePage } from '../features/nft/create/create-page.tsx';
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

/** `/create-nft`: from a picture to a token with a block of its own. */
export default function CreateNft() {
  return <CreatePage ways={WAYS} />;
}
