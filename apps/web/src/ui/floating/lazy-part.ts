import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { clientTexts } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import { showToast } from '../feedback/show-toast.ts';

/**
 * Like React's `lazy`, for a part that a click opens. Without a network, it says so and loads the part once the browser
 * is online again; a part that fails to load would replace the whole page by an error.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadOnline(load) }));
}

async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      const t = clientTexts.translate(languageOf(location.pathname), 'site');
      showToast({ tone: 'error', title: t('errors.unreachable') });
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
