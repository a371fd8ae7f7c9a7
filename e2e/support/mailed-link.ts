import { expect, type Page } from '@playwright/test';

/** Returns path and fragment of the link to a page in the newest email to an address, read from `/dev/mail`. */
export async function readMailedLink(page: Page, to: string, target = '/auth'): Promise<string> {
  const pattern = new RegExp(`href="([^"]*${target}(?:\\?[^"#]*)?#[^"]+)"`);
  let link: string | null = null;
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    const letter = list.split('<article>').find((each) => each.includes(`To ${to},`));
    const id = /src="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(letter ?? '')?.[1];
    expect(id).toBeDefined();
    const html = await (await page.request.get(id!)).text();
    link = pattern.exec(html)?.[1] ?? null;
    expect(link).not.toBeNull();
  }).toPass();
  const url = new URL(link!);
  return url.pathname + url.search + url.hash;
}
