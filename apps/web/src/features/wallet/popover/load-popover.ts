import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import type { Language } from '../../../lib/i18n/language.ts';

/** The popover's frame and its words; what stands in it follows (use-wallet-body.ts). */
export const loadPopover = (language: Language) =>
  Promise.all([import('./wallet-popover.tsx'), loadCatalogues(language, ['wallet'])]);
