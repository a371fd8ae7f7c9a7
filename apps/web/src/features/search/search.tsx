import { useEffect, useState, type ComponentType } from 'react';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { requestSearch, searchRequests } from '../../lib/search/search-requests.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` opens the search, or focuses the page's own search field (`data-slash`). */
function onKey(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  const own = document.querySelector<HTMLElement>('[data-slash]');
  if (own) own.focus();
  else requestSearch();
}

/** The site's search: waits for `/` or for its button, and loads dialog and texts when first opened. */
export function Search() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const failed = t('nav.searchFailed');

  useEffect(() => {
    const open = async () => {
      try {
        const [module] = await Promise.all([
          import('./search-dialog.tsx'),
          loadCatalogues(language, ['search']),
        ]);
        setDialog(() => module.default);
      } catch {
        showToast({ tone: 'error', title: failed });
      }
    };
    // The button may have been clicked before this was loaded.
    if (searchRequests.get() > 0) void open();
    const stop = searchRequests.subscribe(() => searchRequests.get() > 0 && void open());
    addEventListener('keydown', onKey);
    return () => {
      stop();
      removeEventListener('keydown', onKey);
    };
  }, [language, failed]);

  if (!Dialog) return null;
  const close = () => {
    searchRequests.set(0);
    setDialog(null);
  };
  return <Dialog onClose={close} />;
}
