import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { onSessionEnd, sessionStore } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import {
  adminToken,
  dropStoredAdminToken,
  storeAdminToken,
  loadAdminToken,
  useAdmin,
  type AdminSelf,
} from './admin-api.ts';
import { LoginEnded } from './login-ended.tsx';

/** Login by admin token, which stays in this browser and is sent in a header, never in a URL. */
function TokenForm({ isWrong }: { isWrong: boolean }) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') storeAdminToken(typed.trim());
  };
  return (
    <Panel title={t('enter.title')} className="of-7">
      <form className="in grid gap-4" onSubmit={submit}>
        <p className="muted">{t('enter.text')}</p>
        {isWrong ? <Note tone="error">{t('enter.wrong')}</Note> : null}
        <FormField label={t('enter.label')}>
          <TextInput
            type="password"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormField>
        <div className="row">
          <Button variant="solid" type="submit">
            {t('enter.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Loaded only for users with admin access. */
const Dashboard = lazy(async () => ({ default: (await import('./overview/dashboard.tsx')).Dashboard }));

/**
 * Returns the access of this browser. After a login that the server has ended, it remains until somebody logs in, so
 * that nothing typed is lost; every request is refused meanwhile. After a logout in another tab, nothing remains.
 */
function useAccess(token: string | null, userId: string | null) {
  const { data, error } = useAdmin(token, userId);
  const [last, setLast] = useState<AdminSelf | null>(null);
  const [isRevoked, setIsRevoked] = useState(false);
  useEffect(() => onSessionEnd((end) => setIsRevoked(end === 'revoked')), []);
  if (data && data !== last) setLast(data);
  const isOver = isRevoked && token === null && userId === null && last !== null;
  return { access: data ?? (isOver ? last : null), isOver, error };
}

/** `/admin` and `/admin-dashboard`: one tab per area, for administrators and auditors. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const token = useStore(adminToken, null);
  const userId = useStore(sessionStore, null)?.userId ?? null;
  useEffect(loadAdminToken, []);
  const { access, isOver, error } = useAccess(token, userId);
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  const isWrong = token !== null && isRefused;
  useEffect(() => {
    if (isWrong) dropStoredAdminToken();
  }, [isWrong]);
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('site:pages.admin.title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      {isOver ? <LoginEnded /> : null}
      {access ? (
        <Suspense fallback={<Skeleton className="h-75" />}>
          <Dashboard actor={access.actor} mayChange={access.may_change} />
        </Suspense>
      ) : (
        <TokenForm isWrong={isWrong} />
      )}
    </div>
  );
}
