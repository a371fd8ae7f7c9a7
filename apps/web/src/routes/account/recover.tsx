import type { GuardianWallet } from '../../features/recovery/guardian-wallet.ts';
import type { AddByWallet } from '../../features/recovery/wallet-owner.tsx';
import { RecoverPage } from '../../features/recovery/recover-page.tsx';
import { requestPasskey, walletStore } from '../../lib/chain/wallet-state.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['recovery', 'passkeys', 'form', 'transaction'] };
export const clientLoader = catalogueLoader('recovery', 'passkeys', 'form', 'transaction');
export const loader = () => null;

/** The wallet libraries load on click. */
const loadClient = async () => (await import('../../features/wallet/wallet-client.ts')).walletClient;
const WALLET: GuardianWallet = {
  request: async (method, params) => (await loadClient()).request(method, params),
  switchToNova: async () => (await loadClient()).switchToNova(),
};

const addByWallet: AddByWallet = async (...call) =>
  (await import('../../features/wallet/passkey/add-by-wallet.ts')).addPasskeyByWallet(...call);

/** Logs in with the passkey of this browser; another wallet that is connected leaves first. */
async function logIn(): Promise<void> {
  if (walletStore.get().status === 'connected') {
    const { disconnectWallet } = await import('../../features/wallet/connection/disconnect-wallet.ts');
    await disconnectWallet();
  }
  requestPasskey();
}

/** `/recover`: gives an account a new passkey with the signatures of two guardians. */
export default function RecoverRoute() {
  return <RecoverPage wallet={WALLET} onAddByWallet={addByWallet} onLogIn={() => void logIn()} />;
}
