import type { Language } from '@nova/shared/language/language';
import { isSparing } from '../../../lib/preload/is-sparing.ts';
import { loadPopover } from './load-popover.ts';

/**
 * Preloads the frame and texts of the wallet popover before the first click; the wallet libraries load only
 * on click. Skipped on metered connections.
 */
export function preparePopover(language: Language): void {
  if (isSparing()) return;
  // A failed preload is reported on click.
  void loadPopover(language).catch(() => undefined);
}
