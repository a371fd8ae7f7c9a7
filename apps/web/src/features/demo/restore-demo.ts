import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import { removeDemoKey, readDemoKey, refreshDemo } from './demo-session.ts';
import { announceDemoWallet } from './demo-wallet.ts';

let cancelRestore: (() => void) | null = null;

/** Announces the wallet of a running demo, so that it can be restored and used like any other wallet. */
export async function announceRunningDemo(): Promise<void> {
  const key = readDemoKey();
  if (refreshDemo() === null || key === null) {
    if (key !== null) removeDemoKey();
    return;
  }
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['demo']);
  const t = clientTexts.translate(language, 'demo');
  cancelRestore?.();
  cancelRestore = announceDemoWallet(key, t('walletName'));
}
