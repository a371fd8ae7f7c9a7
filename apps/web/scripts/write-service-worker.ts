import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { LANGUAGES, localizePath, type Language } from '@nova/shared/language/language';
import { isPrerendered, listPublicPages } from '../src/lib/site/page-registry.ts';
import { offlinePageOf, SHELL_FILES } from '../src/service-worker/policy.ts';
import { toOfflinePage } from './offline-page.ts';

const SOURCE = fileURLToPath(new URL('../src/service-worker', import.meta.url));
const SMALL_BYTES = 64 * 1024;
const FALLBACK = '/__spa-fallback.html';
/** The start pages are precached at installation. */
const START = LANGUAGES.map((language) => localizePath('/', language));

const fileOf = (page: string) => (page.endsWith('.html') ? page : path.join(page, 'index.html'));
/** Returns the scripts, styles and fonts that a page refers to. */
const listAssets = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];

/** Returns one version for the whole build except the service worker's own file. */
function hashBuild(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('base64url').slice(0, 16);
}

/** Bundles the service worker and its imports as one classic script, with the build's constants first. */
export async function bundleWorker(constants: string): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: path.join(SOURCE, 'service-worker.ts'), formats: ['iife'], name: 'novaWorker' },
      rolldownOptions: { output: { banner: constants } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('The service worker was not bundled.');
  return bundle.output[0].code;
}

/**
 * Writes the offline pages and the service worker, and adds its version to every page, so a page can tell
 * whether it is older than the waiting worker. Run this when all pages are in their final form.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  for (const language of LANGUAGES)
    writeFileSync(path.join(folder, localizePath('/offline.html', language)), toOfflinePage(language));
  const version = hashBuild(folder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of names)
    writeFileSync(
      path.join(folder, name),
      read(name).replace('</head>', `<meta name="nova-version" content="${version}"/></head>`),
    );
  const shellPages = [...START, ...START.map(offlinePageOf)];
  const shellAssets = [...START, FALLBACK].flatMap((page) => listAssets(read(fileOf(page))));
  const shell = [...new Set([...shellPages, ...SHELL_FILES, ...shellAssets])];
  // Texts and code that load after a page; large files (wallet libraries, 3D) are cached only when requested.
  const smallAssets = readdirSync(path.join(folder, 'assets'))
    .filter((name) => name.endsWith('.js') && statSync(path.join(folder, 'assets', name)).size <= SMALL_BYTES)
    .map((name) => `/assets/${name}`);
  const pagesOf = (language: Language) => {
    const pages = listPublicPages()
      .filter(isPrerendered)
      .map((page) => localizePath(page.path, language));
    return [
      ...new Set([...pages.flatMap((page) => listAssets(read(fileOf(page))).concat(page)), ...smallAssets]),
    ].filter((each) => !shell.includes(each));
  };
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, pagesOf(language)]));
  const constants = `const BUILD = ${JSON.stringify({ version, shell, pages })};`;
  writeFileSync(path.join(folder, 'sw.js'), await bundleWorker(constants));
}
