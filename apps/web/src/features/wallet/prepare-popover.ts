import type { Language } from '../../lib/i18n/language.ts';
import { isSparing } from '../../lib/preload/is-sparing.ts';
import { whenIdle } from '../../lib/preload/when-idle.ts';
import { loadPopover } from './load-popover.ts';

/**
 * Has the frame of the wallet's popover and its words ready before the first press, once nothing else is to do; the
 * wallets' libraries come with the press all the same. Not where bytes are dear.
 */
export function preparePopover(language: Language): void {
  if (isSparing()) return;
  whenIdle(() => {
    // What fails here is told after the press.
    void loadPopover(language).catch(() => undefined);
  });
}
