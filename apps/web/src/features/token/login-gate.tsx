import { type ReactNode, Suspense } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type Session, sessionStore } from '../../lib/session/session-store.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ConnectOrDemo } from '../../ui/connect-or-demo.tsx';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';

/** Content that requires a login: asks for it, or shows the content to logged-in users. */
export function LoginGate({ children }: { children: (session: Session) => ReactNode }) {
  const { t } = useTranslation('token');
  const session = useStore(sessionStore, null);
  if (session) return <Suspense fallback={<SkeletonDetail />}>{children(session)}</Suspense>;
  return (
    <Callout
      title={t('loginRequired')}
      step={<ConnectOrDemo early="token-login" label={t('login')} type="create" />}
    >
      <p>{t('loginText')}</p>
    </Callout>
  );
}
