import { CHAIN_ID, CHAIN_NAME, NATIVE_COIN } from '@nova/shared/chain/constants';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CHAIN_ID_HEX, useNovaNetwork, type NovaNetwork } from '../../lib/site/nova-network.ts';
import { requestWalletPopover } from '../../lib/chain/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { CopyableField } from '../../ui/copyable-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import type { AddResult } from './add-network.ts';
import type { AnnouncedWallet } from './announced-wallets.ts';

/** State of the panel's wallet choice. Wallets are requested on the first click, never earlier. */
type Choice =
  | { readonly step: 'idle' | 'asking' | 'none' | 'unreachable' }
  | { readonly step: 'choose'; readonly wallets: readonly AnnouncedWallet[] }
  | { readonly step: AddResult; readonly name: string };

/** Adds the network immediately to the only wallet, or to the one that the user chooses. */
function useAddNetwork(network: NovaNetwork) {
  const { t } = useTranslation('blockchain');
  const [choice, setChoice] = useState<Choice>({ step: 'idle' });
  const add = async (wallet: AnnouncedWallet) => {
    setChoice({ step: 'asking' });
    const { addNetwork } = await import('./add-network.ts');
    const step = await addNetwork(wallet, network);
    setChoice({ step, name: wallet.name });
    if (step === 'added') showToast({ tone: 'done', title: t('wallet.added', { name: wallet.name }) });
  };
  const start = async () => {
    setChoice({ step: 'asking' });
    const [{ canWalletsReach }, { listWallets }] = await Promise.all([
      import('./add-network.ts'),
      import('./announced-wallets.ts'),
    ]);
    if (!canWalletsReach(network.rpcUrl)) return setChoice({ step: 'unreachable' });
    const wallets = await listWallets();
    if (wallets.length === 0) return setChoice({ step: 'none' });
    if (wallets.length === 1) return add(wallets[0]!);
    setChoice({ step: 'choose', wallets });
  };
  return { choice, add, start };
}

function Answer({ choice }: { choice: Choice }) {
  const { t } = useTranslation('blockchain');
  switch (choice.step) {
    case 'none':
      return (
        <>
          {t('wallet.none')}{' '}
          <Button variant="quiet" isSmall onClick={requestWalletPopover}>
            {t('wallet.get')}
          </Button>
        </>
      );
    case 'unreachable':
      return t('wallet.unreachable');
    case 'added':
      return <span className="state sealed">{t('wallet.added', { name: choice.name })}</span>;
    case 'rejected':
    case 'pending':
    case 'failed':
      return t(`wallet.${choice.step}`, { name: choice.name });
    case 'asking':
      return t('wallet.asking');
    default:
      return t('wallet.hint');
  }
}

/**
 * Adds the network with one click in wallets that support it, and shows every detail to copy for the others.
 */
export function NetworkPanel({ className }: { className: string }) {
  const { t } = useTranslation('blockchain');
  const network = useNovaNetwork();
  const { choice, add, start } = useAddNetwork(network);
  const fields = [
    { id: 'name', value: CHAIN_NAME },
    { id: 'rpcUrl', value: network.rpcUrl },
    { id: 'chainId', value: String(CHAIN_ID) },
    { id: 'chainIdHex', value: CHAIN_ID_HEX },
    { id: 'symbol', value: NATIVE_COIN.symbol },
    { id: 'explorerUrl', value: network.explorerUrl },
    { id: 'webSocketUrl', value: network.webSocketUrl },
  ] as const;
  return (
    <Panel title={t('wallet.title')} className={className}>
      <div className="in network">
        <div className="network-add">
          <Button variant="solid" isBusy={choice.step === 'asking'} onClick={() => void start()}>
            {t('wallet.add')}
          </Button>
          {choice.step === 'choose' ? (
            <ul className="network-wallets" aria-label={t('wallet.choose')}>
              {choice.wallets.map((wallet) => (
                <li key={wallet.id}>
                  <Button isSmall onClick={() => void add(wallet)}>
                    <img src={wallet.icon} alt="" width={18} height={18} />
                    {wallet.name}
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
          <p className="hint" role="status">
            {choice.step === 'choose' ? t('wallet.choose') : <Answer choice={choice} />}
          </p>
        </div>
        <div className="network-fields">
          {fields.map(({ id, value }) => (
            <CopyableField
              key={id}
              name={t(`network.${id}`)}
              value={value}
              label={t('network.copy', { name: t(`network.${id}`) })}
              done={t('network.copied')}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}
