import { expect, it } from 'vitest';
import { inlineStyles, deferScripts } from './inline-styles.ts';

const page = '<head><link rel="stylesheet" href="/assets/root-a1.css#"/></head>';

const all = (css: string) => Promise.resolve(css);

it('inlines the stylesheet and keeps its link for React without fetching it', async () => {
  const requestedHrefs: string[] = [];
  const read = (href: string) => {
    requestedHrefs.push(href);
    return 'a{color:red}';
  };
  expect(await inlineStyles(page, read, all)).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/root-a1.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/root-a1.css#" disabled=""/></head>',
  );
  expect(requestedHrefs).toEqual(['/assets/root-a1.css']);
});

it('inlines only the initial rules if that omits a lot, and defers the complete stylesheet', async () => {
  const first = () => Promise.resolve('a{color:red}');
  const html = await inlineStyles(page, () => `a{color:red}${'b{color:blue}'.repeat(1_000)}`, first);
  expect(html).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/root-a1.css" disabled="" data-after-paint=""/>' +
      '<link rel="stylesheet" href="/assets/root-a1.css#" disabled=""/></head>',
  );
});

it('does not inline a stylesheet that would close its element', async () => {
  expect(await inlineStyles(page, () => 'a::after{content:"</style>"}', all)).toBe(page);
});

it('requests no script of the bundle before the first paint, and keeps other preloads', () => {
  const font = '<link rel="preload" as="font" href="/assets/a.woff2"/>';
  const page = `${font}<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">import "/assets/a.js"</script>`;
  expect(deferScripts(page)).toBe(
    `${font}<link rel="after-paint" fetchpriority="low" href="/assets/a.js"/><script type="text/after-paint">import "/assets/a.js"</script>`,
  );
});
