import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Connector } from 'wagmi';
import { ApiError } from '../../../lib/api/http.ts';
import { passkeyWanted, type WalletState } from '../../../lib/chain/wallet-state.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { connectWallet } from '../connection/connect-wallet.ts';
import { describeConnectError } from '../connection/wallet-error.ts';
import { notifyWallet } from '../notify-wallet.ts';
import { readStoredPasskey, removeStoredPasskey } from '../../../lib/passkey/stored-passkey.ts';

/** First choice of the panel: an account with a passkey, for people with and without one. */
export function PasskeyChoice({ connector, wallet }: { connector: Connector; wallet: WalletState }) {
  const { t } = useTranslation('wallet');
  const { localize } = useLanguage();
  const [known, setKnown] = useState(readStoredPasskey);
  const [isChoosing, setIsChoosing] = useState(false);
  const isConnecting = wallet.status === 'connecting';
  const isMine = isChoosing || (isConnecting && wallet.walletId === connector.id);
  const start = useEffectEvent(() => {
    if (isConnecting || !passkeyWanted.get()) return;
    passkeyWanted.set(false);
    void connectWallet(connector);
  });
  useEffect(() => start(), []);
  const chooseExisting = async () => {
    setIsChoosing(true);
    try {
      const { chooseExistingPasskey } = await import('./answer-request.ts');
      await chooseExistingPasskey();
      await connectWallet(connector);
    } catch (error) {
      if (error instanceof ApiError && error.code === PASSKEY_ERRORS.unknown)
        showToast({ tone: 'error', title: t('passkey.unknown') });
      else void notifyWallet('error', describeConnectError(error));
    } finally {
      setIsChoosing(false);
    }
  };
  const forget = () => {
    removeStoredPasskey();
    setKnown(null);
  };
  return (
    <div className="wallet-passkey">
      <button
        type="button"
        className="wallet-option"
        disabled={isConnecting || isChoosing}
        onClick={() => void connectWallet(connector)}
      >
        <span className="wallet-mark" aria-hidden="true">
          <img src={connector.icon} alt="" width={20} height={20} />
        </span>
        <span>
          {t('passkey.title')}
          <small>
            {isMine
              ? t('passkey.waiting')
              : known
                ? t('passkey.known', { address: shortenHex(known.address) })
                : t('passkey.text')}
          </small>
        </span>
        {isMine ? <span className="state pending">{t('connecting')}</span> : null}
      </button>
      <div className="wallet-passkey-foot">
        <p className="faint small">{t('passkey.lost')}</p>
        <button
          type="button"
          className="link-button small"
          disabled={isConnecting || isChoosing}
          onClick={known ? forget : () => void chooseExisting()}
        >
          {t(known ? 'passkey.other' : 'passkey.existing')}
        </button>
        <Link className="link-button small" to={localize('/recover')}>
          {t('passkey.recover')}
        </Link>
      </div>
    </div>
  );
}
