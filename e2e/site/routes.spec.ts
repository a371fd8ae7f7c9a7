import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '../test.ts';
import { isDeepStrictEqual } from 'node:util';
import { localizePath } from '@nova/shared/language/language';
import { inPages } from '../support/in-pages.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage, setTheme, settlePage } from '../support/open-page.ts';
import { LANGUAGES, listSiteRoutes, THEMES, WIDTHS, type SiteRoute } from '../support/site-routes.ts';
import { findSizeErrors } from '../support/size-errors.ts';
import { findTypeErrors } from '../support/type-errors.ts';
import { watchErrors } from '../support/watch-errors.ts';
import { findWordErrors } from '../support/word-errors.ts';
import { findZoomErrors } from '../support/zoom-errors.ts';

/** Matches a key without a text, such as "pages.home.title", and a value that was not filled in. */
const MISSING_TEXT =
  /\{\{\w+\}\}|\b(?:site:)?[a-z]\w*\.[a-z]\w*\.[a-z]\w+\b|\bundefined\b|\[object Object\]|\bNaN\b/;
/** Names from the code and the repository's own documents, which are not texts of the catalog. */
const NO_TEXTS = 'code, pre, .doc-body';
const HEIGHT = 900;
const [PHONE, , DESK] = WIDTHS;
/** Excluded: the kit, which shows every component in every state and is not used on phones. */
const WITHOUT_SIZES = new Set(['kit']);
/** In the long tests, axe checks every theme at every width. */
const isSoak = process.env.NOVA_SOAK === '1';

interface Check {
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
  /**
   * True for names, roles and sizes as well, which do not depend on the theme; otherwise, only colors are
   * checked.
   */
  readonly isWhole: boolean;
}

/**
 * Each page is checked in both themes: completely on desktop in one theme and on a phone in the other, with
 * only the colors checked in the other language, and vice versa.
 */
function stylesOf(language: SiteRoute['language']): Check[] {
  if (isSoak) return THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width, isWhole: true })));
  const [atDesk, onPhone] = language === 'en' ? THEMES : THEMES.toReversed();
  return [
    { theme: atDesk, width: DESK, isWhole: language === 'en' },
    { theme: onPhone, width: PHONE, isWhole: language === 'de' },
  ];
}

/** At every width: nothing too wide, no small text, no broken word, and on touch screens no low button. */
async function checkLayout(page: Page, route: SiteRoute): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const errors = await findSidewaysErrors(page);
    if (!WITHOUT_SIZES.has(route.name)) {
      const { type, taps } = await findSizeErrors(page);
      errors.push(...type, ...(width < DESK ? taps : []), ...(await findWordErrors(page)));
    }
    for (const error of errors) found.push(`at ${width} px: ${error}`);
  }
  return found;
}

async function checkAccess(page: Page, { theme, width, isWhole }: Check): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await setTheme(page, theme);
  // The pages have no frames, so axe need not open a page of its own, which halves its time. Passed rules,
  // most of the result, are omitted, and the site has no media that axe would have to preload.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    ...(isWhole
      ? { rules: { 'target-size': { enabled: true } } }
      : { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }),
  });
  const { violations } = await axe.analyze();
  return violations.map(
    (each) =>
      `${theme} ${width} px, ${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

interface Head {
  readonly title: string;
  readonly description: string | null;
  readonly robots: string | null;
  readonly canonical: string | null;
  readonly alternates: Record<string, string>;
}

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const one = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name) ?? null;
    const pathOf = (href: string | null) => (href === null ? null : new URL(href, location.href).pathname);
    return {
      title: document.title,
      description: one('meta[name="description"]', 'content'),
      robots: one('meta[name="robots"]', 'content'),
      canonical: pathOf(one('link[rel="canonical"]', 'href')),
      alternates: Object.fromEntries(
        [...document.head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
          link.getAttribute('hreflang')!,
          pathOf(link.getAttribute('href'))!,
        ]),
      ),
    };
  });
}

function checkHead(head: Head, route: SiteRoute): string[] {
  const found: string[] = [];
  if (route.name === 'notFound') {
    if (head.robots !== 'noindex') found.push('the page that is not there asks to be indexed');
    if (head.canonical !== null) found.push('the page that is not there has a canonical address');
    return found;
  }
  const bare = localizePath(route.path, 'en');
  const wanted = { en: bare, de: localizePath(bare, 'de'), 'x-default': bare };
  if (head.canonical !== route.path) found.push(`canonical ${head.canonical}`);
  if (!isDeepStrictEqual(head.alternates, wanted))
    found.push(`alternates ${JSON.stringify(head.alternates)}`);
  if (!head.title || !head.description) found.push('no title or no description');
  return found;
}

/** Runs in the page: returns its visible text without code elements. */
function readTexts(without: string): string {
  let texts = `${document.title}\n${document.body.innerText}`;
  for (const element of document.querySelectorAll<HTMLElement>(without))
    texts = texts.replace(element.innerText, ' ');
  return texts;
}

/** Both admin paths show the same page (requirement 46), so their texts may be equal. */
function findRepeats(heads: ReadonlyMap<string, Head>): string[] {
  const found: string[] = [];
  for (const what of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const [path, { [what]: text }] of heads) {
      if (text === null || path.includes('/admin')) continue;
      if (seen.has(text)) found.push(`${path} has the ${what} of ${seen.get(text)}`);
      seen.set(text, path);
    }
  }
  return found;
}

/** Returns all errors of one page, and its head for a comparison with the others. */
async function checkPage(
  page: Page,
  route: SiteRoute,
  errors: string[],
): Promise<{ head: Head; found: string[] }> {
  errors.length = 0;
  await page.setViewportSize({ width: DESK, height: HEIGHT });
  await openPage(page, route.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', route.language);
  const head = await readHead(page);
  const missing = MISSING_TEXT.exec(await page.evaluate(readTexts, NO_TEXTS));
  const found = [...checkHead(head, route), ...(missing ? [`missing text ${missing[0]}`] : [])];
  await settlePage(page);
  found.push(...(await findTypeErrors(page)), ...(await checkLayout(page, route)));
  for (const check of stylesOf(route.language)) found.push(...(await checkAccess(page, check)));
  // German words are longer; in the long tests, the English pages are enlarged too.
  if (isSoak || route.language === 'de') found.push(...(await findZoomErrors(page)));
  return { head, found: [...found, ...errors].map((error) => `${route.path}: ${error}`) };
}

for (const language of LANGUAGES) {
  test(`every page is sound in ${language}: heading, metadata, errors, horizontal overflow, sizes, texts, axe, also when enlarged`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(isSoak ? 1_800_000 : 600_000);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const routes = (await listSiteRoutes(baseURL!)).filter((route) => route.language === language);
    const found: string[] = [];
    const heads = new Map<string, Head>();
    await inPages(context, routes, watchErrors, async (page, route, errors) => {
      const checked = await checkPage(page, route, errors);
      heads.set(route.path, checked.head);
      found.push(...checked.found);
    });
    expect([...found, ...findRepeats(heads)]).toEqual([]);
    await context.close();
  });
}

test('robots.txt names the sitemap, and every page in it exists and is outside the admin area', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: ');
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]!);
  expect(paths.filter((path) => path.includes('admin'))).toEqual([]);
  const answers = await Promise.all(paths.map(async (path) => (await request.get(baseURL + path)).status()));
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});
