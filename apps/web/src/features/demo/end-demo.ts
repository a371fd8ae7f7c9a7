import { requestAsUser } from '../../lib/api/api-client.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import { withSessionLock } from '../../lib/session/session-lock.ts';
import { isDemoSession, readSession, saveSession } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { removeDemo, removeDemoKey, isDemoOver } from './demo-session.ts';
import { removePlan } from './asset-transfer/asset-transfer-plan.ts';

const TIMEOUT_MS = 2_000;
const isDemo = () => isDemoSession(readSession());

async function notifyServer(): Promise<void> {
  const deletion = requestAsUser('/functions/v1/demo-account-manager', { method: 'DELETE' }).catch(
    () => undefined,
  );
  // The request already carries its token; an unreachable server must not keep the demo in this browser.
  await Promise.race([deletion, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

/**
 * Ends the demo in this browser immediately, and on the server if it is reachable; otherwise it expires
 * there. The user from before the demo is logged in again, unless another login has happened meanwhile.
 */
export async function endDemo(): Promise<void> {
  // An expired demo has already ended on the server.
  if (isDemo() && !isDemoOver()) await notifyServer();
  await withSessionLock(async () => {
    const session = readSession();
    // The session is restored last, so another tab that notices the change finds nothing left to clean up.
    removeDemo();
    removeDemoKey();
    removePlan();
    if (session?.before !== undefined) saveSession(session.before);
  });
}

/** Shows that the demo has ended, and whether the previous user is logged in again. */
export async function notifyDemoEnded(): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['demo']);
  const t = clientTexts.translate(language, 'demo');
  const text = readSession() ? { text: t('end.signedIn') } : {};
  showToast({ tone: 'note', title: t('end.ended'), ...text });
}

/** Notifies the user that the assets have moved to their own wallet, and which ones are not carried over. */
export async function notifyAssetsTransferred(): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['demo']);
  const t = clientTexts.translate(language, 'demo');
  showToast({ tone: 'done', title: t('keep.done'), text: t('keep.doneText') });
}
