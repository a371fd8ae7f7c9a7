import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readBuildEnv } from '../env.ts';
import { LANGUAGES, localizePath } from '@nova/shared/language/language';
import { isPrerendered, listBuiltPages } from '../src/lib/site/page-registry.ts';
import { findBrokenLinks } from './check-links.ts';
import { isAllowedHost, isServedByApi } from './link-rules.ts';

const BUILD = fileURLToPath(new URL('../build/client', import.meta.url));
const FALLBACK = '__spa-fallback.html';
/** Maximum JavaScript of the home page before it is usable, in bytes after gzip (docs/decisions/0301). */
const HOME_MAX_BYTES = 150_000;
/**
 * Limit of every other page: pages with queries also load
 * the query library, those with forms the form library.
 */
const PAGE_MAX_BYTES = 175_000;
/** Not for visitors, because it shows every component at once. */
const UNLIMITED = new Set(['kit/index.html', 'de/kit/index.html']);
const HOME = new Set(['index.html', 'de/index.html']);
/** Libraries that belong to the wallet popover and must not be in an initial load. */
const NEVER_ON_FIRST_LOAD = ['wagmi', 'eip6963:requestProvider', 'eth_requestAccounts'];
/** react-hook-form and zod load only on pages with a form. */
const NEVER_ON_HOME = ['shouldUnregister', '~standard'];

/** In the code of zod, which a form loads with its first validation (`useZodForm`). */
const ZOD = 'ZodObject';

interface Manifest {
  readonly routes: Record<string, { readonly module: string; readonly imports: readonly string[] }>;
}

/**
 * Returns the routes whose code includes zod. It is larger than any page, and it must not run before the form has
 * told it that the content security policy forbids compiling schemas.
 */
function findZod(): string[] {
  const assets = path.join(BUILD, 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))!;
  const text = readFileSync(path.join(assets, file), 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
  const includesZod = (script: string) => readFileSync(path.join(BUILD, script), 'utf8').includes(ZOD);
  return Object.entries(routes).flatMap(([id, { module, imports }]) =>
    [module, ...imports].filter(includesZod).map((script) => `${id} loads zod without a form, in ${script}`),
  );
}

function listPages(): string[] {
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function readScripts(html: string): { file: string; bytes: Buffer }[] {
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map((match) => match[0]));
  return [...files].map((file) => ({ file, bytes: readFileSync(path.join(BUILD, file)) }));
}

const sizes = new Map<string, number>();
/** Returns the size of a file after gzip at the highest level, in bytes. */
function sizeOf({ file, bytes }: { file: string; bytes: Buffer }): number {
  const size = sizes.get(file) ?? gzipSync(bytes, { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** JavaScript of a first visit to each page, largest first. */
const firstLoads = new Map<string, number>();

function checkPage(page: string): string[] {
  const html = readFileSync(path.join(BUILD, page), 'utf8');
  const errors: string[] = [];
  if (page !== FALLBACK && !html.includes('<h1')) {
    errors.push('has no <h1: a route with a clientLoader needs `loader = () => null`');
  }
  const scripts = readScripts(html);
  const size = scripts.reduce((sum, script) => sum + sizeOf(script), 0);
  firstLoads.set(page, size);
  const max = HOME.has(page) ? HOME_MAX_BYTES : PAGE_MAX_BYTES;
  if (size > max && !UNLIMITED.has(page))
    errors.push(
      `loads ${size} bytes of JavaScript first (gzip), more than ${max}. Name a page without queries in LIGHT_PAGES of src/routes.ts, and load what a click opens with lazyPart.`,
    );
  for (const { file, bytes } of scripts) {
    const text = bytes.toString('utf8');
    for (const word of HOME.has(page) ? [...NEVER_ON_FIRST_LOAD, ...NEVER_ON_HOME] : NEVER_ON_FIRST_LOAD)
      if (text.includes(word)) errors.push(`loads ${word} first, in ${file}`);
  }
  return errors.map((error) => `${page} ${error}`);
}

const expected = listBuiltPages(readBuildEnv().NOVA_NETWORK)
  .filter(isPrerendered)
  .flatMap((page) =>
    LANGUAGES.map((language) =>
      `${localizePath(page.path, language).slice(1)}/index.html`.replace(/^\//, ''),
    ),
  );
const pages = listPages();
const missing = [...expected, FALLBACK].filter((page) => !pages.includes(page));
const errors = [...missing.map((page) => `${page} was not built`), ...pages.flatMap(checkPage), ...findZod()];
const pagesByPath = new Map(
  pages
    .filter((page) => page !== FALLBACK)
    .map((page) => [`/${page.replace(/\/?index\.html$/, '')}`, readFileSync(path.join(BUILD, page), 'utf8')]),
);
const patterns = listBuiltPages(readBuildEnv().NOVA_NETWORK)
  .filter((page) => !isPrerendered(page))
  .map((page) => new RegExp(`^(?:/de)?${page.path.replaceAll(/:\w+/g, '[^/]+')}$`));
errors.push(
  ...findBrokenLinks(pagesByPath, {
    isFile: (file) => isServedByApi(file) || existsSync(path.join(BUILD, file)),
    isDynamicPage: (page) => patterns.some((pattern) => pattern.test(page)),
    isAllowedHost,
  }),
);
const lines = [...firstLoads]
  .sort(([, one], [, other]) => other - one)
  .map(([page, size]) => `${(size / 1000).toFixed(1).padStart(6)} kB  ${page}`);
process.stdout.write(`JavaScript of a first visit, gzip:\n${lines.join('\n')}\n`);
if (errors.length > 0) throw new Error(`The build is not fit to be served:\n${errors.join('\n')}`);
