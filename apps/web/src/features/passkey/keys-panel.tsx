import type { AccountKey, PasskeyAccount } from '@nova/shared/passkey/schemas';
import { useState } from 'react';
import type { Hex } from 'viem';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { formatExact } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keyIdOf } from '../../lib/passkey/key-id.ts';
import { PASSKEY_WALLET_NAME } from '../../lib/passkey/wallet-name.ts';
import { readStoredPasskey } from '../../lib/passkey/stored-passkey.ts';
import { sessionStore, walletsOf } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store/create-store.ts';
import type { SendTransaction } from '../../lib/transaction/transaction-call.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ErrorState } from '../../ui/feedback/list-states.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '../../ui/floating/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { KeyName } from '../../ui/entity/key-name.tsx';
import { GuardiansPanel } from './guardians-panel.tsx';
import { type KeyChanges, useKeyChanges } from './use-key-changes.ts';
import { usePasskeyAccount } from './use-passkey-account.ts';

/**
 * Keys and guardians of the connected account: add a second passkey or a wallet, remove one, choose guardians, stop a
 * recovery. Nothing for other wallets.
 */
export function KeysPanel({ send }: { send: SendTransaction }) {
  const wallet = useStore(walletStore, DISCONNECTED);
  const isPasskey = wallet.status === 'connected' && wallet.walletName === PASSKEY_WALLET_NAME;
  if (!isPasskey) return null;
  return <Keys key={wallet.address} address={wallet.address} send={send} />;
}

function Keys({ address, send }: { address: Hex; send: SendTransaction }) {
  const { t } = useTranslation('passkeys');
  const { data: account, error, isPending, refetch } = usePasskeyAccount(address);
  const changes = useKeyChanges(address, send);
  const { busy, addPasskey, addWallet, removeOwner, cancelRecovery } = changes;
  const [leaving, setLeaving] = useState<AccountKey | null>(null);
  const panel = (
    <Panel
      title={t('title')}
      end={
        <Button
          isSmall
          isBusy={busy === 'add'}
          disabled={isPending || busy !== null}
          onClick={() => void addPasskey()}
        >
          {t('add')}
        </Button>
      }
    >
      <p className="in muted small">{t('text')}</p>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <div className="in" aria-busy="true">
          <Skeleton className="w-60" />
        </div>
      ) : account ? (
        <>
          <RecoveryNote account={account} isBusy={busy === 'cancel'} onCancel={() => void cancelRecovery()} />
          <OwnerList account={account} onRemove={setLeaving} />
        </>
      ) : (
        <p className="in muted">{t('notYet')}</p>
      )}
      {account === undefined ? null : (
        <LinkedWallets account={address} owners={account?.owners ?? []} busy={busy} onAdd={addWallet} />
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('removeQuestion')}
        consequence={t('removeText')}
        cancelLabel={t('keep')}
        confirmLabel={t('remove')}
        pendingLabel={t('removing')}
        isDanger
        onConfirm={() => removeOwner(leaving!)}
      />
    </Panel>
  );
  return (
    <>
      {panel}
      {account === undefined ? null : (
        <GuardiansPanel address={address} account={account} changes={changes} />
      )}
    </>
  );
}

interface RecoveryNoteProps {
  readonly account: PasskeyAccount;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

/** Warns of a recovery that the owner may not have started. */
function RecoveryNote({ account: { recovery }, isBusy, onCancel }: RecoveryNoteProps) {
  const { t } = useTranslation('passkeys');
  const { language } = useLanguage();
  if (recovery === null) return null;
  return (
    <div className="in">
      <Callout
        title={t('recoveryTitle')}
        step={
          <Button variant="solid" isBusy={isBusy} onClick={onCancel}>
            {t('cancelRecovery')}
          </Button>
        }
      >
        <p>
          {t('recoveryText')} <KeyName accountKey={recovery.key} />
        </p>
        <p>{t('recoveryAt', { time: formatExact(Date.parse(recovery.effective_at), language) })}</p>
      </Callout>
    </div>
  );
}

function OwnerList({ account, onRemove }: { account: PasskeyAccount; onRemove: (key: AccountKey) => void }) {
  const { t } = useTranslation('passkeys');
  const used = readStoredPasskey()?.x;
  const reasonOf = (key: AccountKey): string | undefined => {
    if (account.owners.length === 1) return t('last');
    return key.kind === 'passkey' && key.x === used ? t('inUse') : undefined;
  };
  return (
    <ul className="setting-rows">
      {account.owners.map((key) => (
        <li key={keyIdOf(key)}>
          <span className="setting-name">
            <KeyName accountKey={key} />
          </span>
          <span className="setting-moves">
            <Button isSmall disabledReason={reasonOf(key)} onClick={() => onRemove(key)}>
              {t('remove')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LinkedWalletsProps {
  readonly account: Hex;
  readonly owners: readonly AccountKey[];
  readonly busy: KeyChanges['busy'];
  readonly onAdd: KeyChanges['addWallet'];
}

/** Wallets of the same login that do not control the account of the passkey yet. */
function LinkedWallets({ account, owners, busy, onAdd }: LinkedWalletsProps) {
  const { t } = useTranslation('passkeys');
  const session = useStore(sessionStore, null);
  const known = new Set<string>([account, ...owners.map(keyIdOf)]);
  const wallets = session ? walletsOf(session).filter((wallet) => !known.has(wallet)) : [];
  if (wallets.length === 0) return null;
  return (
    <>
      <p className="setting-note">{t('walletsText')}</p>
      <ul className="setting-rows">
        {wallets.map((wallet) => (
          <li key={wallet}>
            <span className="setting-name">
              <Address address={wallet} hasCopy />
            </span>
            <span className="setting-moves">
              <Button
                isSmall
                isBusy={busy === wallet}
                disabled={busy !== null && busy !== wallet}
                onClick={() => void onAdd(wallet as Hex)}
              >
                {t('addWallet')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
