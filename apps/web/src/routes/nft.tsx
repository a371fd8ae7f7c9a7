import { PageFrame } from '../features/frame/page-frame.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';

export const clientLoader = catalogueLoader('frame');

/** `/nft/:id`: one NFT. Public; what can be done with it needs a wallet. */
export default function Nft() {
  return <PageFrame />;
}
