import { beforeEach, expect, test } from 'vitest';
import { preloadPage } from './preload-page.ts';

const EMPTY = 'data:text/javascript,export{}';
const page = (id: string, parentId: string | undefined, path: string | undefined, file: string) => ({
  id,
  parentId,
  path,
  module: EMPTY,
  imports: [file],
});
const preloadedHrefs = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.head.replaceChildren();
  const routes = {
    root: page('root', undefined, '', '/assets/root.js'),
    queries: page('queries', 'root', undefined, '/assets/queries.js'),
    faq: page('faq', 'root', 'faq', '/assets/faq.js'),
    presale: page('presale', 'queries', 'presale', '/assets/presale.js'),
    block: page('block', 'queries', 'explorer/block/:height', '/assets/block.js'),
  };
  Object.assign(globalThis, { __reactRouterManifest: { routes } });
});

test('a page is prefetched with its dependencies, each file once', async () => {
  await preloadPage('/presale');
  expect(preloadedHrefs()).toEqual([EMPTY, '/assets/root.js', '/assets/queries.js', '/assets/presale.js']);
  await preloadPage('/faq');
  expect(preloadedHrefs().slice(4)).toEqual(['/assets/faq.js']);
});

test('a page with a parameter in its path is found, and an unknown path requests nothing', async () => {
  await preloadPage('/explorer/block/7');
  expect(preloadedHrefs()).toContain('/assets/block.js');
  document.head.replaceChildren();
  await preloadPage('/nowhere');
  expect(preloadedHrefs()).toEqual([]);
});
