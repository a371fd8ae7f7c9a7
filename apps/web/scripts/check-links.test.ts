import { expect, it } from 'vitest';
import { findBrokenLinks, type LinkRules } from './check-links.ts';

const rules: LinkRules = {
  isFile: (path) => path === '/whitepaper.pdf',
  isDynamicPage: (path) => /^\/explorer\/block\/\w+$/.test(path),
  isAllowedHost: (host) => host === 'eips.ethereum.org',
};
const check = (links: string, more: Record<string, string> = {}) =>
  findBrokenLinks(new Map(Object.entries({ '/': links, '/faq': '<h2 id="gas">Gas</h2>', ...more })), rules);

it('accepts pages, anchors, files, pages with a parameter, email addresses and allowed hosts', () => {
  const links = [
    '/faq',
    '/faq/',
    '/faq#gas',
    '/faq?x=1&amp;y=2#gas',
    '/whitepaper.pdf',
    '/explorer/block/7',
    'mailto:mail@nova.example',
    'https://eips.ethereum.org/EIPS/eip-1559',
  ].map((href) => `<a class="x" href="${href}">link</a>`);
  expect(check(links.join(''))).toEqual([]);
});

it('names each broken link with its page', () => {
  const links = ['/fqa', '/faq#gsa', '#top', 'faq', 'javascript:alert(1)', 'https://example.org/x'].map(
    (href) => `<a href="${href}">link</a>`,
  );
  expect(check(links.join(''))).toEqual([
    '/: /fqa leads nowhere',
    '/: /faq#gsa: the page has no such anchor',
    '/: #top: the page has no such anchor',
    '/: faq is relative',
    '/: javascript:alert(1) is no address',
    '/: https://example.org/x leads to a site that is not on the list',
  ]);
});

it('checks every page, not only the first one', () => {
  expect(check('', { '/de': '<a href="/de/nope">link</a>' })).toEqual(['/de: /de/nope leads nowhere']);
});
