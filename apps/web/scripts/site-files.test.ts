import { expect, it } from 'vitest';
import { toManifest, toRobots, toSitemap } from './site-files.ts';

const map = toSitemap('https://nova.example');
const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);

it('lists every public page in both languages, each with its alternate', () => {
  expect(addresses).toContain('https://nova.example/');
  expect(addresses).toContain('https://nova.example/de');
  expect(addresses).toContain('https://nova.example/de/risk-disclaimer');
  expect(addresses).toContain('https://nova.example/de/documentation/api-reference');
  expect(addresses).toContain('https://nova.example/imprint');
  expect(map).toContain('hreflang="de" href="https://nova.example/de/presale"');
});

it('leaves out the admin dashboard and pages with a parameter', () => {
  expect(addresses.filter((address) => /admin|:/.test(address!.replace('https://', '')))).toEqual([]);
});

it('excludes robots from the admin dashboard and tells them the sitemap', () => {
  expect(toRobots('https://nova.example')).toContain('Disallow: /admin\n');
  expect(toRobots('https://nova.example')).toContain('Sitemap: https://nova.example/sitemap.xml');
});

it('gives a phone the name, colors and icons', () => {
  expect(JSON.parse(toManifest())).toMatchObject({
    name: 'Nova',
    start_url: '/',
    theme_color: '#0c1013',
    icons: [{}, { sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  });
});
