import { useEffect, useSyncExternalStore } from 'react';
import type { Connector } from 'wagmi';
import { DISCONNECTED, type WalletPick } from '../../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { Button } from '../../../ui/button.tsx';
import { currentConnector } from '../connection/current-connector.ts';
import { KNOWN_WALLETS, type KnownWallet } from '../connection/known-wallets.ts';
import { cancelPicking, pickState, pickWallet } from '../connection/pick-wallet.ts';
import { PASSKEY_WALLET_ID } from '../passkey/passkey-wallet.ts';
import { announcedWallets } from '../connection/announced-wallets.ts';
import { Pairing } from '../walletconnect/pairing.tsx';
import { useRemoteWallet } from '../walletconnect/use-remote-wallet.ts';
import { AnnouncedWallet, MissingWallet } from './wallet-choice.tsx';

/** Choice of a wallet in addition to the connected one, which is not offered. */
export function WalletPicking({ pick, onLeave }: { pick: WalletPick; onLeave: () => void }) {
  const { t } = useTranslation('wallet');
  const connectors = useSyncExternalStore(announcedWallets.subscribe, announcedWallets.get);
  const pickRequest = useStore(pickState, DISCONNECTED);
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const connected = currentConnector.get()?.id;
  // A passkey first, because everybody has one.
  const offered = connectors
    .filter(({ id }) => id !== connected)
    .toSorted((a, b) => Number(b.id === PASSKEY_WALLET_ID) - Number(a.id === PASSKEY_WALLET_ID));
  const isAnnounced = ({ id }: KnownWallet) => connectors.some((connector) => connector.id === id);
  // On a phone, a wallet app's own browser has separate storage, so it could not continue what began here.
  const missing = isPhone ? [] : KNOWN_WALLETS.filter((known) => !isAnnounced(known) && known.isOffered);
  useEffect(() => cancelPicking, []);
  const remote = useRemoteWallet(connectors);
  const choose = async (connector: Connector) => {
    const picked = await pickWallet(connector);
    if (picked === null) return;
    onLeave();
    pick.onPick(picked);
  };
  if (remote.isPairing)
    return <Pairing onApproved={() => void choose(remote.approve())} onBack={remote.cancel} />;
  return (
    <>
      <div className="wallet-top">
        <h2>{t('connectTitle')}</h2>
        <p className="muted">{pick.text}</p>
      </div>
      <ul>
        {offered.map((connector) => (
          <AnnouncedWallet
            key={connector.uid}
            connector={connector}
            wallet={pickRequest}
            onChoose={connector === remote.connector ? remote.pair : (chosen) => void choose(chosen)}
          />
        ))}
        {missing.map((known) => (
          <MissingWallet key={known.id} known={known} isPhone={false} />
        ))}
      </ul>
      {pickRequest.status === 'connecting' ? (
        <div className="wallet-foot">
          <Button variant="quiet" isSmall onClick={cancelPicking}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
