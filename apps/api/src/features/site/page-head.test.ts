import { expect, test } from 'vitest';
import { writeHead } from './page-head.ts';

const PAGE = '<!doctype html><html><head><meta charset="utf-8"></head><body></head></body></html>';
const url = { origin: 'https://nova.example', path: '/de/explorer/block/7' };

test('the head contains title, description and URLs of both languages once', () => {
  const html = writeHead(PAGE, { title: 'Block 7', description: 'Sealed.' }, url);
  const [head, body] = [html.slice(0, html.indexOf('</head>')), html.slice(html.indexOf('</head>'))];
  expect(head).toContain('<title data-server>Block 7 · Nova</title>');
  expect(head).toContain('<meta data-server property="og:title" content="Block 7 · Nova"/>');
  expect(head).toContain('<meta data-server name="description" content="Sealed."/>');
  expect(head).toContain(
    '<link data-server rel="canonical" href="https://nova.example/de/explorer/block/7"/>',
  );
  expect(head).toContain(
    '<link data-server rel="alternate" hreflang="en" href="https://nova.example/explorer/block/7"/>',
  );
  expect(body).toBe('</head><body></head></body></html>');
});

test('a stranger’s token name stays text', () => {
  const hostile = `</title><script>alert(1)</script>"' onload=x $& $1`;
  const html = writeHead(PAGE, { title: hostile, description: hostile }, url);
  expect(html).not.toContain('<script');
  expect(html).not.toContain(`content="</title>`);
  expect(html).toContain(
    '<title data-server>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39; onload=x $&amp; $1 · Nova</title>',
  );
});
