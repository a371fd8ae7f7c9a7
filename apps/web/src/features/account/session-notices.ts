import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import { loginPath } from '../../lib/session/login-path.ts';
import { onSessionEnd, readSession, type SessionEnd } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';

async function report(end: SessionEnd): Promise<void> {
  // A demo session has ended and the previous user is logged in again.
  if (readSession()) return;
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['account']);
  const t = clientTexts.translate(language, 'account');
  const link = { label: t('ended.again'), to: loginPath(language, location.pathname) };
  if (end === 'revoked')
    showToast({ tone: 'note', title: t('ended.revoked'), text: t('ended.revokedText'), link });
  else showToast({ tone: 'note', title: t('ended.elsewhere'), text: t('ended.elsewhereText'), link });
}

/** Shows a notice when a session ends without a click in this tab. Returns a function to stop. */
export function notifySessionEnds(): () => void {
  return onSessionEnd((end) => void report(end).catch(() => undefined));
}
