import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf, localizePath } from '../../lib/i18n/language.ts';
import { onSessionEnd, readSession, type SessionEnd } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';

async function tell(end: SessionEnd): Promise<void> {
  // A demo's session was over, and who was signed in before it is so again.
  if (readSession()) return;
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['account']);
  const t = clientTexts.translate(language, 'account');
  const way = `${localizePath('/auth', language)}?next=${encodeURIComponent(location.pathname)}`;
  const link = { label: t('ended.again'), to: way };
  if (end === 'revoked')
    showToast({ tone: 'note', title: t('ended.revoked'), text: t('ended.revokedText'), link });
  else showToast({ tone: 'note', title: t('ended.elsewhere'), text: t('ended.elsewhereText'), link });
}

/** Says calmly that a session has ended without a press in this tab. Returns the way to stop. */
export function notifySessionEnds(): () => void {
  return onSessionEnd((end) => void tell(end).catch(() => undefined));
}
