import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import type { Language } from '@nova/shared/language/language';

/** Loads the popover's frame and its texts; its content loads later (use-wallet-body.ts). */
export const loadPopover = (language: Language) =>
  Promise.all([import('./wallet-popover.tsx'), loadCatalogues(language, ['wallet'])]);
