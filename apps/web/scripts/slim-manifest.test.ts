import { expect, it } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js', '/assets/every-page.js'] },
  routes: {
    root: { id: 'root', imports: ['/assets/framework.js', '/assets/every-page.js'], css: ['/assets/a.css'] },
    'en-faq': {
      id: 'en-faq',
      imports: ['/assets/shared.js', '/assets/framework.js', '/assets/faq-parts.js'],
    },
    plain: { id: 'plain', hasLoader: true, hasAction: false },
  },
  version: 'ab',
};

it('names for each page only what no page has yet, in one order, and only what it has, and leaves the rest as it is', () => {
  const script = slimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(JSON.parse(script.slice(script.indexOf('{'), -1))).toEqual({
    ...manifest,
    routes: {
      root: { id: 'root', imports: [], css: ['/assets/a.css'] },
      'en-faq': { id: 'en-faq', imports: ['/assets/faq-parts.js', '/assets/shared.js'] },
      plain: { id: 'plain', hasLoader: true },
    },
  });
});

it('refuses what is not the manifest', () => {
  expect(() => slimManifest('const a = {};')).toThrow('This is not the manifest of the router.');
});
