import { whenIdle } from '../../lib/preload/when-idle.ts';

const untilIdle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Lays out the sections that were deferred (`UNSETTLED_SCRIPT`) one after the other, while the browser is
 * idle and the fonts are loaded. Afterwards the page is complete for screenshots and for searches.
 * @param root container of the sections
 */
export async function settleSections(root: Element, signal: AbortSignal): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['unsettled'] === undefined) return;
  await document.fonts.ready;
  const sections = [...root.querySelectorAll<HTMLElement>(':scope > section')];
  for (const section of sections) {
    await untilIdle();
    if (signal.aborted) break;
    section.style.contentVisibility = 'visible';
  }
  delete dataset['unsettled'];
  for (const section of sections) section.style.contentVisibility = '';
}
