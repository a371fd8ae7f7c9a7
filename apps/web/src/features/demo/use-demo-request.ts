import { DEMO_POINTS, type DemoType } from '@nova/shared/demo/constants';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { demoRequest } from '../../lib/chain/demo-request.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import { showToast } from '../../ui/feedback/show-toast.ts';

export type StartDemo = (type: DemoType) => Promise<DemoStarted>;

async function startAndNotify(start: StartDemo, type: DemoType): Promise<void> {
  const language = languageOf(location.pathname);
  // Without a network, the texts cannot load either.
  const texts = loadCatalogues(language, ['demo']).then(
    () => true,
    () => false,
  );
  try {
    const { has_value: hasValue } = await start(type);
    if (!(await texts)) return;
    const t = clientTexts.translate(language, 'demo');
    const text = hasValue
      ? t('started.funded', { points: formatInteger(DEMO_POINTS, language) })
      : t('started.empty');
    showToast({ tone: 'done', title: t('running.head'), text });
  } catch (error) {
    const isLimit = error instanceof ApiError && error.code === 'demo_limit';
    const title = (await texts)
      ? clientTexts.translate(language, 'demo')(isLimit ? 'errors.limit' : 'errors.other')
      : clientTexts.translate(language, 'site')('errors.unreachable');
    showToast({ tone: 'error', title });
  } finally {
    demoRequest.set(null);
  }
}

/** Starts the demo that a page has requested, even before this code was loaded, and shows the result. */
export function useDemoRequest(start: StartDemo): void {
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });
  useEffect(() => {
    const take = () => {
      const type = demoRequest.get();
      if (type !== null) void startAndNotify(latestStart.current, type).catch(() => undefined);
    };
    take();
    return demoRequest.subscribe(take);
  }, []);
}
