import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type Session, sessionStore } from '../../lib/session/session-store.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ConnectOrDemo } from '../../ui/connect-or-demo.tsx';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';
import type { TokenClient } from './token-client.ts';

/** Loaded only for visitors who are not logged in. */
const TokenSample = lazy(async () => ({ default: (await import('./token-sample.tsx')).TokenSample }));

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

/** The same with a sample of what the page shows, for those who are not logged in. */
export function LoginGateWithSample({
  client,
  children,
}: {
  client: TokenClient;
  children: (session: Session) => ReactNode;
}) {
  const session = useStore(sessionStore, null);
  return (
    <>
      <LoginGate>{children}</LoginGate>
      {session ? null : (
        <div className="mt-8">
          <Suspense>
            <TokenSample client={client} />
          </Suspense>
        </div>
      )}
    </>
  );
}
