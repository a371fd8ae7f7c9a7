import { expect, type Page } from '@playwright/test';

/** Records every toast that a page shows. Must be called before the page is opened. */
export interface SeenToasts {
  /** Waits until a toast with this text was shown. */
  expect(text: string | RegExp): Promise<void>;
}

export async function collectToasts(page: Page): Promise<SeenToasts> {
  const seen: string[] = [];
  await page.exposeFunction('novaToast', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const { novaToast } = window as unknown as { novaToast: (text: string) => void };
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element) {
            const toasts = node.matches('.toast') ? [node] : node.querySelectorAll('.toast');
            for (const toast of toasts) novaToast(toast.textContent);
          }
    }).observe(document, { childList: true, subtree: true });
  });
  return {
    async expect(text) {
      const isThere = () =>
        seen.some((each) => (typeof text === 'string' ? each.includes(text) : text.test(each)));
      await expect
        .poll(isThere, {
          timeout: 30_000,
          message: `no toast says ${String(text)}; seen: ${seen.join(' | ')}`,
        })
        .toBe(true);
    },
  };
}
