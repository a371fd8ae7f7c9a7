import { requestAsUser } from '../../lib/api/api-client.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import { withSessionLock } from '../../lib/session/session-lock.ts';
import { readSession, saveSession } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { removeDemo, removeDemoKey, isDemoOver } from './demo-session.ts';
import { removePlan } from './keep/keep-plan.ts';

const TIMEOUT_MS = 2_000;
const isDemo = () => readSession()?.before !== undefined;

async function notifyServer(): Promise<void> {
  const told = requestAsUser('/functions/v1/demo-account-manager', { method: 'DELETE' }).catch(
    () => undefined,
  );
  // The request has its token by now; the demo must not stay in this browser for a server that is away.
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

/**
 * Ends the demo here at once, and at the server if it can be told; there it ends by itself in time. Who was signed in
 * before it is so again; whoever has logged in with something else meanwhile stays logged in with it.
 */
export async function endDemo(): Promise<void> {
  // One whose time is over has ended at the server by itself.
  if (isDemo() && !isDemoOver()) await notifyServer();
  await withSessionLock(async () => {
    const session = readSession();
    // The session last: another tab that sees it change finds nothing left to end.
    removeDemo();
    removeDemoKey();
    removePlan();
    if (session?.before !== undefined) saveSession(session.before);
  });
}

/** Says that the demo has ended, and whether somebody is signed in all the same. */
export async function notifyDemoEnded(): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['demo']);
  const t = clientTexts.translate(language, 'demo');
  const text = readSession() ? { text: t('end.signedIn') } : {};
  showToast({ tone: 'note', title: t('end.ended'), ...text });
}

/** Says that everything moved to the visitor's own wallet, and what did not. */
export async function notifyDemoKept(): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['demo']);
  const t = clientTexts.translate(language, 'demo');
  showToast({ tone: 'done', title: t('keep.done'), text: t('keep.doneText') });
}
