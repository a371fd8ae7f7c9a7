import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { toContactSheet, type Shot } from './contact-sheet.ts';
import { setTheme, settlePage } from './support/open-page.ts';
import { readShotsOptions, SHOTS_USAGE } from './shots-options.ts';
import { listSiteRoutes, type SiteRoute } from './support/site-routes.ts';

/**
 * `npm run shots -- [origin] [part of a page's name …] [--width 390] [--theme dark] [--language de]`: takes
 * screenshots of every page of a running Nova at three widths, in both themes and languages, into `shots/`,
 * with a contact sheet. Review it after changing a page.
 */
const options = readShotsOptions(process.argv.slice(2));
if (options.isHelp) {
  process.stdout.write(`${SHOTS_USAGE}\n`);
  process.exit(0);
}
const FOLDER = fileURLToPath(new URL('../shots', import.meta.url));
const HEIGHT = 900;

async function shoot(page: Page, route: SiteRoute): Promise<Shot[]> {
  await page.goto(options.origin + route.path);
  await page.locator('html[data-ready]').waitFor();
  await settlePage(page);
  const shots: Shot[] = [];
  for (const theme of options.themes) {
    await setTheme(page, theme);
    for (const width of options.widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate(() => document.fonts.ready);
      const file = `${route.name}-${route.language}-${theme}-${width}.png`;
      await page.screenshot({ path: path.join(FOLDER, file), fullPage: true });
      shots.push({ page: route.name, path: route.path, language: route.language, theme, width, file });
    }
  }
  return shots;
}

const executablePath = process.env.NOVA_BROWSER;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(FOLDER, { recursive: true });
  const routes = (await listSiteRoutes(options.origin)).filter(
    ({ name, language }) =>
      options.languages.includes(language) &&
      (options.pages.length === 0 || options.pages.some((part) => name.includes(part))),
  );
  if (routes.length === 0) throw new Error('No page has such a name.');
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const shots: Shot[] = [];
  for (const route of routes) shots.push(...(await shoot(page, route)));
  writeFileSync(path.join(FOLDER, 'index.html'), toContactSheet(shots, new Date()));
  process.stdout.write(`${shots.length} shots: ${path.join(FOLDER, 'index.html')}\n`);
} finally {
  await browser.close();
}
