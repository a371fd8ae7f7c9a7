import type { Language } from '../../../lib/i18n/language.ts';
import { isSparing } from '../../../lib/preload/is-sparing.ts';
import { loadPopover } from './load-popover.ts';

/**
 * Has the frame of the wallet's popover and its words ready before the first press; the wallets' libraries come with
 * the press all the same. Not where bytes are dear.
 */
export function preparePopover(language: Language): void {
  if (isSparing()) return;
  // What fails here is told after the press.
  void loadPopover(language).catch(() => undefined);
}
