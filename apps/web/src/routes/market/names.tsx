import { NamesPage } from '../../features/names/names-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import type { WalletSender } from '../../lib/transaction/transaction-call.ts';

export const handle = { namespaces: ['names', 'form', 'transaction'] };
export const clientLoader = catalogueLoader('names', 'form', 'transaction');
export const loader = () => null;

/** The wallet libraries load on click. */
const loadClient = async () => (await import('../../features/wallet/wallet-client.ts')).walletClient;
const SENDER: WalletSender = {
  send: async (call) => (await loadClient()).send(call),
  loadCalls: async () => (await loadClient()).calls,
  switchToNova: async () => (await loadClient()).switchToNova(),
};

/** `/names`: names under `.nac`. */
export default function NamesRoute() {
  return <NamesPage sender={SENDER} />;
}
