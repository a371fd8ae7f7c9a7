import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { listSiteRoutes, THEMES, WIDTHS, type SiteRoute } from './site-routes.ts';

/**
 * `npm run shots -- [origin] [part of a page's name]`: every page at three widths, in both themes and languages, of
 * a Nova that runs, into `shots/`, with a contact sheet. Look at it whenever you change a page.
 */
const [origin = 'http://localhost:4000', wanted = ''] = process.argv.slice(2);
const FOLDER = fileURLToPath(new URL('../shots', import.meta.url));
const HEIGHT = 900;

const fileOf = (route: SiteRoute, theme: string, width: number) =>
  `${route.name}-${route.language}-${theme}-${width}.png`;

async function shoot(page: Page, route: SiteRoute): Promise<void> {
  await page.goto(origin + route.path);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('load');
  for (const theme of THEMES) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      dispatchEvent(new Event('nova:theme'));
    }, theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate(() => document.fonts.ready);
      const file = path.join(FOLDER, fileOf(route, theme, width));
      await page.screenshot({ path: file, fullPage: true });
    }
  }
}

function toContactSheet(routes: readonly SiteRoute[]): string {
  const rows = routes.map((route) => {
    const cells = THEMES.flatMap((theme) =>
      WIDTHS.map((width) => {
        const file = fileOf(route, theme, width);
        return `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}" style="width:${width / 4}px"></a>`;
      }),
    );
    return `<h2>${route.name} <small>${route.path}</small></h2><p>${cells.join('')}</p>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>body{font:14px system-ui;margin:24px;background:#777}
p{display:flex;gap:8px;align-items:start}img{display:block;max-height:700px;object-fit:cover;object-position:top}</style>${rows.join('\n')}`;
}

const executablePath = process.env.NOVA_BROWSER;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(FOLDER, { recursive: true });
  const routes = (await listSiteRoutes(origin)).filter(({ name }) => name.includes(wanted));
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const route of routes) await shoot(page, route);
  writeFileSync(path.join(FOLDER, 'index.html'), toContactSheet(routes));
  process.stdout.write(`${routes.length} pages: ${path.join(FOLDER, 'index.html')}\n`);
} finally {
  await browser.close();
}
