import type { SessionUser } from '@nova/shared/account/schemas';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { ConfirmDialog } from '../../../ui/floating/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/list-states.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { accountApi } from '../account-api.ts';
import { useAccountErrorText } from '../account-error-text.ts';
import { useAccountRefresh } from '../use-account.ts';

type Account = SessionUser['user'];

export interface WalletsPanelProps {
  readonly account: Account;
  /** Lets the user choose another wallet. */
  readonly onLink: () => void;
}

function useWalletChanges() {
  const { t } = useTranslation('account');
  const errorText = useAccountErrorText();
  const refresh = useAccountRefresh();
  const setPrimary = async (address: string) => {
    try {
      await accountApi.choosePrimaryWallet(address);
      await refresh();
      showToast({ tone: 'done', title: t('wallets.madePrimary') });
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
  };
  const unlink = async (address: string) => {
    try {
      await accountApi.unlinkWallet(address);
      showToast({ tone: 'done', title: t('wallets.unlinked') });
    } catch (error) {
      // Another device has changed the account meanwhile: the current state is shown with the reason.
      if (!(error instanceof ApiError) || error.code !== ACCOUNT_ERRORS.lastWayIn) throw error;
      showToast({ tone: 'warning', title: errorText(error) });
    }
    await refresh();
  };
  return { setPrimary, unlink };
}

/**
 * The account's wallets: link, make primary, unlink. The last login method explains why it cannot be removed.
 */
export function WalletsPanel({ account, onLink }: WalletsPanelProps) {
  const { t } = useTranslation('account');
  const { setPrimary, unlink } = useWalletChanges();
  const [leaving, setLeaving] = useState<string | null>(null);
  const isLastWayIn = account.wallets.length === 1 && !account.has_password;
  const link = (
    <Button isSmall onClick={onLink}>
      {t(account.wallets.length > 0 ? 'wallets.link' : 'wallets.linkFirst')}
    </Button>
  );
  return (
    <Panel title={t('wallets.title')} end={account.wallets.length > 0 ? link : undefined}>
      {account.wallets.length === 0 ? (
        <EmptyState title={t('wallets.emptyTitle')} text={t('wallets.emptyText')} step={link} />
      ) : (
        <>
          <ul className="setting-rows">
            {account.wallets.map(({ address, is_primary: isPrimary }) => (
              <li key={address}>
                <span className="setting-name">
                  <Address address={address} hasCopy />
                  {isPrimary ? <Badge tone="on">{t('wallets.primary')}</Badge> : null}
                </span>
                <span className="setting-moves">
                  {isPrimary ? null : (
                    <Button variant="quiet" isSmall onClick={() => void setPrimary(address)}>
                      {t('wallets.makePrimary')}
                    </Button>
                  )}
                  <Button
                    isSmall
                    disabledReason={isLastWayIn ? t('wallets.lastWayIn') : undefined}
                    onClick={() => setLeaving(address)}
                  >
                    {t('wallets.unlink')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          <p className="setting-note">{t('wallets.linkText')}</p>
        </>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('wallets.unlinkQuestion', { address: shortenHex(leaving ?? '') })}
        consequence={t('wallets.unlinkText')}
        cancelLabel={t('wallets.keep')}
        confirmLabel={t('wallets.unlink')}
        pendingLabel={t('wallets.unlinking')}
        onConfirm={() => unlink(leaving!)}
      />
    </Panel>
  );
}
