import { FIRST_NFTS_SCRIPT } from '../../features/nft/market/first-nfts-script.ts';
import { MarketPage } from '../../features/nft/market/market-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = {
  namespaces: ['nft', 'form'],
  headScript: import.meta.env.SSR ? FIRST_NFTS_SCRIPT : '',
};
export const clientLoader = catalogueLoader('nft', 'form');
export const loader = () => null;

/** `/nft-marketplace`: every NFT and collection of Nova. */
export default function NftMarketplace() {
  return <MarketPage />;
}
