import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Guard } from '../../lib/site/page-registry.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { Callout } from './callout.tsx';
import { ConnectOrDemo } from '../connect-or-demo.tsx';
import { SealState } from './seal-state.tsx';

export interface GuardNoticeProps {
  readonly guard: Guard;
  /** Whether the requirement is met; derived from the wallet by default. */
  readonly isIn?: boolean;
}

/** Explains the requirement of a page and offers to meet it, instead of redirecting (requirement 312). */
export function GuardNotice({ guard, isIn }: GuardNoticeProps) {
  const { t } = useTranslation('guard');
  const wallet = useStore(walletStore, DISCONNECTED);
  const has = isIn ?? (wallet.status === 'connected' && (guard === 'wallet' || wallet.mode === 'session'));
  if (guard === 'admin')
    return (
      <Callout title={t('admin.title')}>
        <p>{t('admin.text')}</p>
      </Callout>
    );
  return (
    <Callout title={t(`${guard}.title`)}>
      {has ? (
        <SealState shape="sealed">{t(`${guard}.done`)}</SealState>
      ) : (
        <>
          <p>{t(`${guard}.text`)}</p>
          <ConnectOrDemo early="frame-connect" label={t(`${guard}.button`)} type="create" />
        </>
      )}
    </Callout>
  );
}
