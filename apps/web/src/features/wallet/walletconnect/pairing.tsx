import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { KNOWN_WALLETS } from '../connection/known-wallets.ts';
import { usePairing } from './use-pairing.ts';
import './pairing.css';

/** Links that open a wallet app on this phone. */
function AppLinks({ uri }: { uri: string }) {
  const { t } = useTranslation('wallet');
  const apps = KNOWN_WALLETS.flatMap(({ name, pairingUrl }) => (pairingUrl ? [{ name, pairingUrl }] : []));
  return (
    <>
      {apps.map(({ name, pairingUrl }) => (
        <a key={name} className="button small" href={pairingUrl + encodeURIComponent(uri)} rel="noreferrer">
          {t('walletConnect.openIn', { name })}
        </a>
      ))}
      <a className="button small" href={uri}>
        {t('walletConnect.openOther')}
      </a>
    </>
  );
}

/** The link for a wallet app: as a code for another device, for apps on this one, and to copy. */
function PairingLink({ uri, isRelayLost }: { uri: string; isRelayLost: boolean }) {
  const { t } = useTranslation('wallet');
  const isPhone = matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <QrCode text={uri} label={t('walletConnect.qrLabel')} />
      <p className="muted small" role="status">
        {t(isRelayLost ? 'walletConnect.relayLost' : 'walletConnect.waiting')}
      </p>
      <div className="wallet-pairing-links">
        {isPhone ? <AppLinks uri={uri} /> : null}
        <CopyButton text={uri} label={t('walletConnect.copy')} done={t('walletConnect.copied')} isLabelled />
      </div>
    </>
  );
}

export interface PairingProps {
  /** Called once a wallet has accepted, or at once if it did earlier. */
  readonly onApproved: () => void;
  readonly onBack: () => void;
}

/** Moves the focus to the panel when a step replaces the focused button. */
function useFocusOnPanel() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = root.current!.closest<HTMLElement>('[role="dialog"]');
    panel?.focus({ preventScroll: true });
    return () => panel?.focus({ preventScroll: true });
  }, []);
  return root;
}

/** Connects a wallet app on a phone through the operator's relay. */
export function Pairing(props: PairingProps) {
  const [attempt, setAttempt] = useState(0);
  return <PairingAttempt key={attempt} {...props} onRestart={() => setAttempt(attempt + 1)} />;
}

/** One link for a wallet app, until it is accepted, declined or expired. */
function PairingAttempt({ onApproved, onBack, onRestart }: PairingProps & { onRestart: () => void }) {
  const { t } = useTranslation('wallet');
  const state = usePairing(onApproved);
  const root = useFocusOnPanel();
  const isPhone = matchMedia('(pointer: coarse)').matches;
  return (
    <div ref={root}>
      <div className="wallet-top">
        <h2>{t('walletConnect.title')}</h2>
        <p className="muted">{t(isPhone ? 'walletConnect.phoneGuide' : 'walletConnect.guide')}</p>
      </div>
      <div className="wallet-pairing">
        {state.status === 'starting' ? (
          <Skeleton className="qr-code" />
        ) : state.status === 'waiting' ? (
          <PairingLink uri={state.uri} isRelayLost={state.isRelayLost} />
        ) : (
          <>
            <p role="alert">{t(`walletConnect.problems.${state.status}`)}</p>
            <Button variant="solid" isWide onClick={onRestart}>
              {t(state.status === 'unreachable' ? 'walletConnect.retry' : 'walletConnect.newCode')}
            </Button>
          </>
        )}
      </div>
      <div className="wallet-foot">
        <Button variant="quiet" isSmall onClick={onBack}>
          {t('walletConnect.back')}
        </Button>
      </div>
    </div>
  );
}
