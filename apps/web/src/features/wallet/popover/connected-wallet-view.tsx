import { CHAIN_ID, SUPPORTED_CHAIN_IDS } from '@nova/shared/chain/constants';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { api } from '../../../lib/api/api-client.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { openDemoDialog } from '../../../lib/chain/demo-dialog.ts';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { Trace } from '../../../ui/trace/trace.tsx';
import { nameNetwork } from './network-name.ts';
import { PASSKEY_WALLET_NAME } from '../../../lib/passkey/wallet-name.ts';
import { PasskeySession } from '../passkey/passkey-session.tsx';
import { WalletActions } from './wallet-actions.tsx';
import { WalletBalances } from './wallet-balances.tsx';
import { switchNetwork } from '../connection/wallet-requests.ts';
import { signInAgain } from '../connection/connect-wallet.ts';
import { disconnectWallet } from '../connection/disconnect-wallet.ts';

const LAST_BLOCK = { cursor: null, limit: 1 } as const;

/** The trace of the account's newest action. */
function LastBlock({ wallet }: { wallet: ConnectedWallet }) {
  const { t } = useTranslation('wallet');
  const { data } = useQuery({
    queryKey: queryKeys.addressActions(wallet.address, LAST_BLOCK),
    queryFn: ({ signal }) => api.listAddressActions(wallet.address, LAST_BLOCK, signal),
    staleTime: STALE_MS.live,
  });
  if (!data) return null;
  const action = data.items[0];
  if (!action) return <p className="wallet-last muted small">{t('noBlock')}</p>;
  return (
    <div className="wallet-last">
      <Trace
        kind={traceKindOf(action.action_key)}
        points={action.points}
        blockHash={action.block_hash}
        width={330}
        height={44}
        sealSize={7}
      />
      <p className="muted small">
        {t('lastBlock')} <BlockLink number={action.block_number} hash={action.block_hash} />,{' '}
        <TimeAgo time={action.timestamp} />
      </p>
    </div>
  );
}

/** A warning with a button that resolves it. */
function Remedy({ text, label, onClick }: { text: string; label: string; onClick: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const click = async () => {
    setIsBusy(true);
    await onClick().finally(() => setIsBusy(false));
  };
  return (
    <div className="wallet-remedy">
      <p>{text}</p>
      <Button variant="solid" isWide isBusy={isBusy} onClick={() => void click()}>
        {label}
      </Button>
    </div>
  );
}

function NetworkRemedy({ name }: { name: string }) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <Remedy text={t('wrongNetworkText', { name })} label={t('switch')} onClick={switchNetwork} />
      {isSecureContext ? null : <p className="wallet-last muted small">{t('insecure')}</p>}
    </>
  );
}

function Badges({ wallet, children }: { wallet: ConnectedWallet; children?: ReactNode }) {
  const { t } = useTranslation('wallet');
  const isOnNova = wallet.chainId === CHAIN_ID;
  const isSupported = SUPPORTED_CHAIN_IDS.some((id) => id === wallet.chainId);
  const name = nameNetwork(wallet.chainId);
  return (
    <div className="row">
      {isOnNova ? (
        <Badge tone="on">{t('network', { chainId: String(CHAIN_ID) })}</Badge>
      ) : (
        <Badge tone="error">{t(isSupported ? 'otherNetwork' : 'wrongNetwork', { name })}</Badge>
      )}
      <Badge>{wallet.walletName}</Badge>
      {wallet.mode === 'local' ? <Badge tone="hatch">{t('localMode')}</Badge> : null}
      {children}
    </div>
  );
}

/** The logged-in account, with a link to its settings. */
function AccountLine({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('wallet');
  const { localize } = useLanguage();
  const session = useStore(sessionStore, null);
  if (!session) return null;
  return (
    <div className="wallet-account">
      {session.email ? (
        <p>
          <span className="muted small">{t('account')}</span>
          <b>{session.email}</b>
        </p>
      ) : null}
      <Link to={localize('/settings')} onClick={onLeave}>
        {t('settings')}
      </Link>
    </div>
  );
}

/** Address, network, balances, the last block, and actions. */
export function ConnectedWalletView({
  wallet,
  onLeave,
}: {
  wallet: ConnectedWallet;
  onLeave: (isFocusBack?: boolean) => void;
}) {
  const { t } = useTranslation('wallet');
  const session = useStore(sessionStore, null);
  // Disconnecting the demo's wallet would end the demo and delete its NFTs and tokens.
  const isDemo = session?.before !== undefined && session.address === wallet.address;
  return (
    <>
      <div className="wallet-top">
        <Address address={wallet.address} hasCopy isLink={false} />
        <Badges wallet={wallet} />
      </div>
      {wallet.chainId === CHAIN_ID ? null : <NetworkRemedy name={nameNetwork(wallet.chainId)} />}
      {wallet.mode === 'local' ? (
        <Remedy text={t('localModeText')} label={t('signInAgain')} onClick={signInAgain} />
      ) : null}
      <WalletBalances wallet={wallet} />
      <LastBlock wallet={wallet} />
      <WalletActions wallet={wallet} onLeave={() => onLeave()} />
      {wallet.walletName === PASSKEY_WALLET_NAME ? <PasskeySession account={wallet.address} /> : null}
      <AccountLine onLeave={() => onLeave()} />
      <div className="wallet-foot">
        <Button
          variant="quiet"
          isSmall
          onClick={() => {
            onLeave(true);
            if (isDemo) openDemoDialog();
            else void disconnectWallet();
          }}
        >
          {t('disconnect')}
        </Button>
      </div>
    </>
  );
}
