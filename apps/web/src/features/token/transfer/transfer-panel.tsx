import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { ConnectOrDemo } from '../../../ui/connect-or-demo.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { TokenClient } from '../token-client.ts';
import { TransferForm } from './transfer-form.tsx';

/** Sends NAC or any token from the connected wallet. */
export function TransferPanel({ client, token }: { client: TokenClient; token?: string | undefined }) {
  const { t } = useTranslation('token');
  const wallet = useStore(walletStore, DISCONNECTED);
  return (
    <Panel title={t('transfer.title')}>
      {wallet.status === 'connected' ? (
        <TransferForm
          key={`${wallet.address} ${token ?? ''}`}
          from={wallet.address}
          isOnNova={wallet.chainId === CHAIN_ID}
          client={client}
          first={token}
        />
      ) : (
        <div className="in token-connect">
          <p>
            <b>{t('transfer.connectTitle')}</b>
          </p>
          <p className="muted">{t('transfer.connectText')}</p>
          <ConnectOrDemo early="token-connect" label={t('transfer.connect')} type="create" />
        </div>
      )}
    </Panel>
  );
}
