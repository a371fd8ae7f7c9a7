import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { useFormDraft } from '../../../lib/store/form-draft.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { SkeletonDetail } from '../../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { LoginGate } from '../login-gate.tsx';
import type { TokenClient } from '../token-client.ts';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { EMPTY_DRAFT, TOKEN_DRAFT, type TokenDraft } from './token-draft.ts';
import '../token.css';

/** Loaded after the page's text, because it is larger than the rest of the page. */
const Creating = lazy(async () => ({ default: (await import('./creating.tsx')).Creating }));

/** Omits the logo, because a file cannot be stored across a reload. */
const withoutLogo = ({ logo: _logo, ...texts }: TokenDraft) => texts;

/** `/create-token`: a new token, created by the wallet or for the account itself. */
export function CreateTokenPage({ client }: { client: TokenClient }) {
  const { t } = useTranslation('token');
  const session = useStore(sessionStore, null);
  const isHydrated = useIsHydrated();
  // Entered values survive the login and a reload.
  const [draft, setDraft] = useFormDraft(TOKEN_DRAFT, EMPTY_DRAFT, withoutLogo);
  return (
    <div className="wrap token-page">
      <div className="page-head">
        <Breadcrumb />
        <h1>{t('site:pages.createToken.title')}</h1>
        <p className="lede">{t('createLede')}</p>
      </div>
      <div className="grid gap-6">
        {session ? null : <LoginGate>{() => null}</LoginGate>}
        {isHydrated ? (
          <Suspense fallback={<SkeletonDetail />}>
            <Creating
              key={session?.userId ?? 'nobody'}
              session={session}
              client={client}
              draft={draft}
              onDraft={setDraft}
            />
          </Suspense>
        ) : (
          <SkeletonDetail />
        )}
      </div>
    </div>
  );
}
