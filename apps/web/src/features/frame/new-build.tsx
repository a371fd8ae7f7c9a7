import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { registerServiceWorker, activateNewBuild } from '../../lib/page/register-service-worker.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';

/** Milliseconds until the notice closes: long, because the reader may be in the middle of something. */
const STAYS_MS = 24 * 60 * 60 * 1_000;

/**
 * Registers the service worker for offline use and offers a
 * newer build when there is one; it never reloads by itself.
 */
export function NewBuild() {
  const { t } = useTranslation();
  const offer = {
    title: t('newBuild.title'),
    text: t('newBuild.text'),
    load: t('newBuild.load'),
  };
  const texts = useRef(offer);
  useEffect(() => {
    texts.current = offer;
  });
  useEffect(
    () =>
      registerServiceWorker((registration) =>
        showToast({
          tone: 'note',
          title: texts.current.title,
          text: texts.current.text,
          durationMs: STAYS_MS,
          action: { label: texts.current.load, onClick: () => activateNewBuild(registration) },
        }),
      ),
    [],
  );
  return null;
}
