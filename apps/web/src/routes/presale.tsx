import { PresalePage } from '../features/presale/sale/presale-page.tsx';
import type { PresaleWays } from '../features/presale/presale-ways.ts';
import { nameNetwork } from '../features/wallet/network-name.ts';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['presale', 'holdings', 'form', 'transaction'] };
export const clientLoader = catalogueLoader('presale', 'holdings', 'form', 'transaction');
export const loader = () => null;

/** The wallet's libraries come with the press. */
const loadWays = async () => (await import('../features/wallet/wallet-ways.ts')).walletWays;
const WAYS: PresaleWays = {
  send: async (call) => (await loadWays()).send(call),
  ask: async (method, params) => (await loadWays()).ask(method, params),
  switchToNova: async () => (await loadWays()).switchToNova(),
  nameNetwork,
};

/** `/presale`: three phases at fixed prices, and everything to buy in them. */
export default function Presale() {
  return <PresalePage ways={WAYS} />;
}
