import { DEMO_HOURS } from '@nova/shared/demo/constants';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useStore } from '../../../lib/store/create-store.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { loginPath } from '../../../lib/session/login-path.ts';
import { isDemoSession, sessionStore } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Connector } from 'wagmi';
import { requestDemo } from '../../../lib/chain/demo-request.ts';
import { withPendingReferral } from '../../../lib/store/pending-referral.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import type { WalletState } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { KNOWN_WALLETS, type KnownWallet } from '../connection/known-wallets.ts';
import { announcedWallets } from '../connection/announced-wallets.ts';
import { PasskeyChoice } from '../passkey/passkey-choice.tsx';
import { PASSKEY_WALLET_ID } from '../passkey/passkey-wallet.ts';
import { Pairing } from '../walletconnect/pairing.tsx';
import { useRemoteWallet } from '../walletconnect/use-remote-wallet.ts';
import { WALLETCONNECT_ID } from '../walletconnect/walletconnect-wallet.ts';
import { cancelConnecting, connectWallet } from '../connection/connect-wallet.ts';

function WalletMark({ name, icon }: { name: string; icon?: string | undefined }) {
  return (
    <span className="wallet-mark" aria-hidden="true">
      {icon?.startsWith('data:image/') ? <img src={icon} alt="" width={20} height={20} /> : name[0]}
    </span>
  );
}

export interface AnnouncedWalletProps {
  readonly connector: Connector;
  readonly wallet: WalletState;
  readonly onChoose: (connector: Connector) => void;
}

/** A wallet that has announced itself. */
export function AnnouncedWallet({ connector, wallet, onChoose }: AnnouncedWalletProps) {
  const { t } = useTranslation('wallet');
  const now = useNow();
  const isConnecting = wallet.status === 'connecting' && wallet.walletId === connector.id;
  const isPasskey = connector.id === PASSKEY_WALLET_ID;
  const isRemote = connector.id === WALLETCONNECT_ID;
  const secondsLeft =
    wallet.status === 'connecting' && now > 0 ? Math.max(0, Math.ceil((wallet.deadline - now) / 1000)) : 30;
  return (
    <li>
      <button
        type="button"
        className="wallet-option"
        disabled={wallet.status === 'connecting'}
        onClick={() => onChoose(connector)}
      >
        <WalletMark name={connector.name} icon={connector.icon} />
        <span>
          {isPasskey ? t('passkey.title') : connector.name}
          {isPasskey && !isConnecting ? <small>{t('passkey.text')}</small> : null}
          {isRemote && !isConnecting ? <small>{t('walletConnect.text')}</small> : null}
          {isConnecting ? <small>{t('confirmIn', { seconds: secondsLeft })}</small> : null}
        </span>
        {isConnecting ? (
          <span className="state pending">{t('connecting')}</span>
        ) : isPasskey || isRemote ? null : (
          <span className="faint small">{t('detected')}</span>
        )}
      </button>
    </li>
  );
}

/** A wallet that is not installed in this browser, with a link to it. */
export function MissingWallet({ known, isPhone }: { known: KnownWallet; isPhone: boolean }) {
  const { t } = useTranslation('wallet');
  const href = isPhone ? known.deepLink(withPendingReferral(new URL(location.href))) : known.installUrl;
  return (
    <li>
      <a className="wallet-option" href={href} target={isPhone ? undefined : '_blank'} rel="noreferrer">
        <WalletMark name={known.name} />
        <span>
          {known.name}
          {isPhone ? null : <small>{t('messages.notInstalled', { name: known.name })}</small>}
        </span>
        <span className="faint small">{t(isPhone ? 'openApp' : 'install')}</span>
      </a>
    </li>
  );
}

/** Alternatives to a wallet: email, or a demo. */
function OtherClient({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('wallet');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const session = useStore(sessionStore, null);
  const tryDemo = () => {
    requestDemo('explore');
    onLeave();
  };
  return (
    <>
      {session ? null : (
        <div className="wallet-account">
          <Link to={loginPath(language, pathname)} onClick={onLeave}>
            {t('byEmail')}
          </Link>
        </div>
      )}
      {isDemoSession(session) ? null : (
        <button type="button" className="wallet-option wallet-demo" onClick={tryDemo}>
          <span>
            {t('site:demo.try')}
            <small>{t('demoText', { hours: DEMO_HOURS })}</small>
          </span>
        </button>
      )}
    </>
  );
}

/** The choice of wallets: announced ones first, then links to install one. */
export function WalletChoice({ wallet, onLeave }: { wallet: WalletState; onLeave: () => void }) {
  const { t } = useTranslation('wallet');
  const connectors = useSyncExternalStore(announcedWallets.subscribe, announcedWallets.get);
  const remote = useRemoteWallet(connectors);
  const passkey = connectors.find(({ id }) => id === PASSKEY_WALLET_ID);
  const others = connectors.filter((connector) => connector !== passkey && connector !== remote.connector);
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const isAnnounced = ({ id }: KnownWallet) => connectors.some((connector) => connector.id === id);
  const missing = KNOWN_WALLETS.filter((known) => !isAnnounced(known) && (isPhone || known.isOffered));
  if (remote.isPairing)
    return <Pairing onApproved={() => void connectWallet(remote.approve())} onBack={remote.cancel} />;
  return (
    <>
      <div className="wallet-top">
        <h2>{t('connectTitle')}</h2>
        <p className="muted">{t(isPhone && others.length === 0 ? 'phoneText' : 'connectText')}</p>
      </div>
      {passkey ? <PasskeyChoice connector={passkey} wallet={wallet} /> : null}
      <ul>
        {others.map((connector) => (
          <AnnouncedWallet
            key={connector.uid}
            connector={connector}
            wallet={wallet}
            onChoose={(chosen) => void connectWallet(chosen)}
          />
        ))}
        {missing.map((known) => (
          <MissingWallet key={known.id} known={known} isPhone={isPhone} />
        ))}
        {remote.connector ? (
          <AnnouncedWallet connector={remote.connector} wallet={wallet} onChoose={remote.pair} />
        ) : null}
      </ul>
      {wallet.status === 'connecting' ? (
        <div className="wallet-foot">
          <Button variant="quiet" isSmall onClick={cancelConnecting}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <OtherClient onLeave={onLeave} />
      )}
    </>
  );
}
