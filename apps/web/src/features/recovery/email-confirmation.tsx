import type { Recovery } from '@nova/shared/passkey/recovery-schemas';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { parseRecoveryLink } from './recovery-link.ts';
import { recoveryApi } from './recovery-api.ts';
import { useRecoveryStep } from './use-recovery-step.ts';

/**
 * Asks before it confirms a mailed link, because mail programs open links to inspect them. Removes the token from the
 * history and the address bar.
 */
export function EmailConfirmation({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation('recovery');
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const { busy, error, run } = useRecoveryStep();
  const opened = parseRecoveryLink(hash);
  if (opened !== null && opened !== token) setToken(opened);
  useEffect(() => {
    if (opened === null) return;
    void navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [opened, pathname, search, navigate]);
  if (token === null) return null;
  const confirm = async () => {
    if (await run('confirm', () => recoveryApi.confirmEmail(recovery.id, token))) setToken(null);
  };
  return (
    <Callout
      title={t('email.title')}
      step={
        <Button variant="solid" isBusy={busy !== null} onClick={() => void confirm()}>
          {t('email.confirm')}
        </Button>
      }
    >
      <p>{t('email.text')}</p>
      {error ? <Note tone="error">{error}</Note> : null}
    </Callout>
  );
}
