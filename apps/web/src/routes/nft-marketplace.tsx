import { MarketPage } from '../features/nft/market-page.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import '../features/nft/nft.css';

export const handle = { namespaces: ['nft', 'form'] };
export const clientLoader = catalogueLoader('nft', 'form');
export const loader = () => null;

/** `/nft-marketplace`: every NFT and collection of Nova. */
export default function NftMarketplace() {
  return <MarketPage />;
}
