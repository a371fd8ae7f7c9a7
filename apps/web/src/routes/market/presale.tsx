import { PresalePage } from '../../features/presale/sale/presale-page.tsx';
import type { PresaleClient } from '../../features/presale/presale-client.ts';
import { nameNetwork } from '../../features/wallet/popover/network-name.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['presale', 'holdings', 'form', 'transaction'] };
export const clientLoader = catalogueLoader('presale', 'holdings', 'form', 'transaction');
export const loader = () => null;

/** The wallet libraries load on click. */
const loadClient = async () => (await import('../../features/wallet/wallet-client.ts')).walletClient;
const CLIENT: PresaleClient = {
  send: async (call) => (await loadClient()).send(call),
  loadCalls: async () => (await loadClient()).calls,
  request: async (method, params) => (await loadClient()).request(method, params),
  switchToNova: async () => (await loadClient()).switchToNova(),
  nameNetwork,
};

/** `/presale`: three phases at fixed prices, and everything needed to buy. */
export default function Presale() {
  return <PresalePage client={CLIENT} />;
}
