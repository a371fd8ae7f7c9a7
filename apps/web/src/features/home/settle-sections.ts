import { whenIdle } from '../../lib/preload/when-idle.ts';

const untilIdle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Lays out the sections that have waited for the page to settle (`UNSETTLED_SCRIPT`), one after the other while nothing
 * else is to do, once the fonts are there. From then on the page is whole: for a picture of it, and for a search in it.
 * @param root what holds the sections
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
