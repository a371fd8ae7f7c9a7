import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { LANGUAGES, localizePath } from '../src/lib/i18n/language.ts';
import { PAGES } from '../src/lib/page-registry.ts';

const BUILD = fileURLToPath(new URL('../build/client', import.meta.url));
const FALLBACK = '__spa-fallback.html';
/** Most JavaScript that a page may load before it can be used, in bytes as the api sends them (brotli). */
const FIRST_LOAD_MAX_BYTES = 130_000;
/** Quality at which the api compresses. */
const BROTLI_QUALITY = 9;
/** Libraries that come with the wallet popover and must not be part of a first load. */
const NEVER_ON_FIRST_LOAD = ['wagmi', 'eip6963:requestProvider', 'eth_requestAccounts'];

function listPages(): string[] {
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function readScripts(html: string): { file: string; bytes: Buffer }[] {
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map((match) => match[0]));
  return [...files].map((file) => ({ file, bytes: readFileSync(path.join(BUILD, file)) }));
}

function sizeOnTheWire(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;
}

function checkPage(page: string): string[] {
  const html = readFileSync(path.join(BUILD, page), 'utf8');
  const faults: string[] = [];
  if (page !== FALLBACK && !html.includes('<h1')) {
    faults.push('has no <h1: a route with a clientLoader needs `loader = () => null`');
  }
  const scripts = readScripts(html);
  const size = scripts.reduce((sum, { bytes }) => sum + sizeOnTheWire(bytes), 0);
  if (size > FIRST_LOAD_MAX_BYTES) faults.push(`loads ${size} bytes of JavaScript first (brotli)`);
  for (const { file, bytes } of scripts) {
    const text = bytes.toString('utf8');
    for (const word of NEVER_ON_FIRST_LOAD)
      if (text.includes(word)) faults.push(`loads ${word} first, in ${file}`);
  }
  return faults.map((fault) => `${page} ${fault}`);
}

const expected = PAGES.filter((page) => page.isPrerendered).flatMap((page) =>
  LANGUAGES.map((language) => `${localizePath(page.path, language).slice(1)}/index.html`.replace(/^\//, '')),
);
const pages = listPages();
const missing = [...expected, FALLBACK].filter((page) => !pages.includes(page));
const faults = [...missing.map((page) => `${page} was not built`), ...pages.flatMap(checkPage)];
if (faults.length > 0) throw new Error(`The build is not fit to be served:\n${faults.join('\n')}`);
