import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { isSparing, whenIdle } from '../../lib/preload/preload-on-intent.ts';

/**
 * Has the frame of the wallet's popover and its words ready before the first press, once nothing else is to do; the
 * wallets' libraries come with the press all the same. Not where bytes are dear.
 */
export function preparePopover(language: Language): void {
  if (isSparing()) return;
  whenIdle(() => {
    // What fails here is told after the press.
    void Promise.all([import('./wallet-popover.tsx'), loadCatalogues(language, ['wallet'])]).catch(
      () => undefined,
    );
  });
}
