import { DEMO_POINTS, type DemoType } from '@nova/shared/demo/constants';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { demoRequest } from '../../lib/chain/demo-request.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';

export type StartDemo = (type: DemoType) => Promise<DemoStarted>;

async function startAndNotify(start: StartDemo, type: DemoType): Promise<void> {
  const language = languageOf(location.pathname);
  const texts = loadCatalogues(language, ['demo']);
  try {
    const { has_value: hasValue } = await start(type);
    await texts;
    const t = clientTexts.translate(language, 'demo');
    const text = hasValue
      ? t('started.funded', { points: formatInteger(DEMO_POINTS, language) })
      : t('started.empty');
    showToast({ tone: 'done', title: t('running.head'), text });
  } catch (error) {
    await texts;
    const t = clientTexts.translate(language, 'demo');
    const isLimit = error instanceof ApiError && error.code === 'demo_limit';
    showToast({ tone: 'error', title: t(isLimit ? 'errors.limit' : 'errors.other') });
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
