import { Popover } from '@base-ui/react/popover';
import { CHAIN_ID, NATIVE_COIN } from '@nova/shared/chain/constants';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { api } from '../../lib/api/api-client.ts';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useStore } from '../../lib/create-store.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { STALE_MS } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { ConnectedWallet } from '../../lib/wallet-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { Trace } from '../../ui/trace/trace.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { nameNetwork } from './network-name.ts';
import { useBalances, useWalletTokens } from './use-balances.ts';
import { disconnectWallet, showTokenInWallet, signInAgain, switchNetwork } from './wallet-runtime.ts';

function Balance({
  name,
  unit,
  value,
  isPending,
}: {
  name: string;
  unit: string;
  value?: string | undefined;
  isPending: boolean;
}) {
  const { t } = useTranslation('wallet');
  return (
    <div>
      <span className="muted small">{name}</span>
      {value === undefined ? (
        <p className="wallet-figure">
          {isPending ? <Skeleton className="w-20" /> : <small>{t('unknown')}</small>}
        </p>
      ) : (
        <p className="wallet-figure">
          {value}
          <span className="u">{unit}</span>
        </p>
      )}
    </div>
  );
}

function Balances({ wallet }: { wallet: ConnectedWallet }) {
  const { t } = useTranslation('wallet');
  const { language } = useLanguage();
  const { nac, points, usdt, hasUsdt, refresh } = useBalances(wallet);
  const [isReading, setReading] = useState(false);
  const press = async () => {
    setReading(true);
    const isDone = await refresh().finally(() => setReading(false));
    showToast(
      isDone
        ? { tone: 'done', title: t('messages.balanceUpdated') }
        : { tone: 'fault', title: t('messages.balanceFailed') },
    );
  };
  const coins =
    nac.data === undefined ? undefined : formatAmount(nac.data, NATIVE_COIN.decimals, language, 4);
  const energy = points.data ? formatInteger(points.data.energy_points, language) : undefined;
  return (
    <div className="wallet-balances">
      <Balance name={t('coins')} unit={NATIVE_COIN.symbol} value={coins} isPending={nac.isPending} />
      <Balance
        name={t('energy')}
        unit="EP"
        value={energy}
        isPending={points.isPending && wallet.mode === 'session'}
      />
      {hasUsdt ? (
        <Balance
          name={t('testUsdt')}
          unit="USDT"
          value={usdt.data === undefined ? undefined : formatAmount(usdt.data, USDT_DECIMALS, language, 2)}
          isPending={usdt.isPending}
        />
      ) : null}
      <div className="wallet-refresh">
        <Button look="quiet" isSmall isBusy={isReading} onClick={() => void press()}>
          {t('refresh')}
        </Button>
      </div>
    </div>
  );
}

const LAST_BLOCK = { cursor: null, limit: 1 } as const;

/** The account's newest action as its trace. */
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
        kind={traceKindOf(action.actionKey)}
        points={action.points}
        blockHash={action.blockHash}
        width={330}
        height={44}
        sealSize={7}
      />
      <p className="muted small">
        {t('lastBlock')} <BlockLink number={action.blockNumber} hash={action.blockHash} />,{' '}
        <TimeAgo time={action.timestamp} />
      </p>
    </div>
  );
}

/** A warning with the one button that cures it. */
function Remedy({ text, label, onPress }: { text: string; label: string; onPress: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await onPress().finally(() => setIsBusy(false));
  };
  return (
    <div className="wallet-remedy">
      <p>{text}</p>
      <Button look="solid" isWide isBusy={isBusy} onClick={() => void press()}>
        {label}
      </Button>
    </div>
  );
}

function NetworkRemedy({ name }: { name: string }) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <Remedy text={t('wrongNetworkText', { name })} label={t('switch')} onPress={switchNetwork} />
      {isSecureContext ? null : <p className="wallet-last muted small">{t('insecure')}</p>}
    </>
  );
}

function Badges({ wallet, children }: { wallet: ConnectedWallet; children?: ReactNode }) {
  const { t } = useTranslation('wallet');
  const isOnNova = wallet.chainId === CHAIN_ID;
  return (
    <div className="row">
      {isOnNova ? (
        <Badge tone="on">{t('network', { chainId: String(CHAIN_ID) })}</Badge>
      ) : (
        <Badge tone="fault">{t('wrongNetwork', { name: nameNetwork(wallet.chainId) })}</Badge>
      )}
      <Badge>{wallet.walletName}</Badge>
      {wallet.mode === 'local' ? <Badge tone="hatch">{t('localMode')}</Badge> : null}
      {children}
    </div>
  );
}

/** Whose account this is, and the way to it. */
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

/** Has the wallet list Energy Points beside its coins. */
function AddToken() {
  const { t } = useTranslation('wallet');
  const energy = useWalletTokens().data?.items.find(({ symbol }) => symbol === 'EP');
  if (!energy) return null;
  return (
    <Button isSmall onClick={() => void showTokenInWallet(energy)}>
      {t('addToken')}
    </Button>
  );
}

/** Address, network, balances, the last block, and what can be done. */
export function ConnectedWalletView({ wallet, onLeave }: { wallet: ConnectedWallet; onLeave: () => void }) {
  const { t } = useTranslation('wallet');
  const { localize } = useLanguage();
  return (
    <>
      <div className="wallet-top">
        <Popover.Title render={<div />}>
          <Address address={wallet.address} hasCopy isLink={false} />
        </Popover.Title>
        <Badges wallet={wallet} />
      </div>
      {wallet.chainId === CHAIN_ID ? null : <NetworkRemedy name={nameNetwork(wallet.chainId)} />}
      {wallet.mode === 'local' ? (
        <Remedy text={t('localModeText')} label={t('signInAgain')} onPress={signInAgain} />
      ) : null}
      <Balances wallet={wallet} />
      <LastBlock wallet={wallet} />
      <div className="wallet-actions">
        <ButtonLink isSmall to={localize('/energy-dashboard')} onClick={onLeave}>
          {t('dashboard')}
        </ButtonLink>
        <ButtonLink isSmall to={localize(`/explorer/address/${wallet.address}`)} onClick={onLeave}>
          {t('addressPage')}
        </ButtonLink>
        <AddToken />
        {wallet.chainId === CHAIN_ID ? (
          <Button isSmall onClick={() => void switchNetwork(true)}>
            {t('addNetwork')}
          </Button>
        ) : null}
      </div>
      <AccountLine onLeave={onLeave} />
      <div className="wallet-foot">
        <Button
          look="quiet"
          isSmall
          onClick={() => {
            onLeave();
            void disconnectWallet();
          }}
        >
          {t('disconnect')}
        </Button>
      </div>
    </>
  );
}
