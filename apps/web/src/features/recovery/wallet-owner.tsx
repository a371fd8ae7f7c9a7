import type { AccountKey, NewPasskey } from '@nova/shared/passkey/schemas';
import type { Hex } from 'viem';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { passkeyApi } from '../../lib/passkey/passkey-api.ts';
import { writeStoredPasskey } from '../../lib/passkey/stored-passkey.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useRecoveryStep } from './use-recovery-step.ts';

/** Adds a passkey to an account with the signature of a wallet. */
export type AddByWallet = (
  account: Hex,
  wallet: Hex,
  passkey: Pick<NewPasskey, 'x' | 'y' | 'credential_id'>,
) => Promise<void>;

export interface WalletOwnerProps {
  readonly account: Hex;
  readonly owners: readonly AccountKey[];
  readonly onAdd: AddByWallet;
  readonly onLogIn: () => void;
}

/** The faster way for an account that a wallet controls too: the wallet adds a new passkey without any delay. */
export function WalletOwner({ account, owners, onAdd, onLogIn }: WalletOwnerProps) {
  const { t } = useTranslation('recovery');
  const wallet = useStore(walletStore, DISCONNECTED);
  const { busy, error, run } = useRecoveryStep();
  const wallets = owners.filter((key) => key.kind === 'address');
  const connected = wallet.status === 'connected' ? wallet.address : null;
  const isOwner = wallets.some(({ address }) => address === connected);
  const add = () =>
    run('add', async () => {
      const { createPasskey } = await import('../../lib/passkey/create-passkey.ts');
      const passkey = await createPasskey();
      await onAdd(account, connected!, passkey);
      writeStoredPasskey(await passkeyApi.store({ ...passkey, account }));
      onLogIn();
    });
  return (
    <Callout
      title={t('wallet.title')}
      step={
        isOwner ? (
          <Button variant="solid" isBusy={busy !== null} onClick={() => void add()}>
            {t('wallet.add')}
          </Button>
        ) : (
          <Button variant="solid" isBusy={wallet.status === 'connecting'} onClick={requestWalletPopover}>
            {t('wallet.connect')}
          </Button>
        )
      }
    >
      <p>{t('wallet.text')}</p>
      <ul>
        {wallets.map(({ address }) => (
          <li key={address}>
            <Address address={address} />
          </li>
        ))}
      </ul>
      {error ? <Note tone="error">{error}</Note> : null}
    </Callout>
  );
}
