import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { ActionKey } from '@nova/shared/energy/catalogue';
import { useState } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { PASSKEY_WALLET_NAME } from '../../../lib/passkey/wallet-name.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { claimRewards } from '../claim-rewards.ts';
import { useWalletTokens } from './use-balances.ts';
import { showTokenInWallet, switchNetwork } from '../connection/wallet-requests.ts';

/** Asks the wallet to show Energy Points in its list. */
function AddToken() {
  const { t } = useTranslation('wallet');
  const energy = useWalletTokens().data?.items.find(({ kind }) => kind === 'energy');
  if (!energy) return null;
  return (
    <Button isSmall onClick={() => void showTokenInWallet(energy)}>
      {t('addToken')}
    </Button>
  );
}

const CLAIMED: ActionKey = 'energy_collection';
/** Long enough to read what happened and what to do. */
const FAILURE_DURATION_MS = 12_000;

/** Claims the available energy without leaving the page. */
function ClaimEnergy({ wallet }: { wallet: ConnectedWallet }) {
  const { t } = useTranslation('wallet');
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const click = async () => {
    setIsBusy(true);
    const { energyPoints, fallback } = await claimRewards(wallet.address, CLAIMED);
    setIsBusy(false);
    // The result of a click replaces that of the click before.
    const about = { subject: CLAIMED } as const;
    if (fallback)
      return showToast({
        ...about,
        tone: 'error',
        title: t('claims.failed'),
        text: t('claims.failedText'),
        durationMs: FAILURE_DURATION_MS,
      });
    if (energyPoints === 0) return showToast({ ...about, tone: 'warning', title: t('claims.refused') });
    const values = { points: formatInteger(energyPoints, language), action: t(`site:actions.${CLAIMED}`) };
    showToast({ ...about, tone: 'done', title: t('claims.done', values) });
  };
  return (
    <Button isSmall isBusy={isBusy} onClick={() => void click()}>
      {t('claim')}
    </Button>
  );
}

export function WalletActions({ wallet, onLeave }: { wallet: ConnectedWallet; onLeave: () => void }) {
  const { t } = useTranslation('wallet');
  const { localize } = useLanguage();
  // It has neither a list of tokens nor of networks.
  const isPasskey = wallet.walletName === PASSKEY_WALLET_NAME;
  return (
    <div className="wallet-actions">
      {wallet.mode === 'session' ? <ClaimEnergy wallet={wallet} /> : null}
      <ButtonLink isSmall to={localize('/energy-dashboard')} onClick={onLeave}>
        {t('dashboard')}
      </ButtonLink>
      <ButtonLink isSmall to={localize(`/explorer/address/${wallet.address}`)} onClick={onLeave}>
        {t('addressPage')}
      </ButtonLink>
      {isPasskey ? null : <AddToken />}
      {wallet.chainId === CHAIN_ID && !isPasskey ? (
        <Button isSmall onClick={() => void switchNetwork(true)}>
          {t('addNetwork')}
        </Button>
      ) : null}
    </div>
  );
}
