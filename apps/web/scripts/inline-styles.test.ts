import { expect, it } from 'vitest';
import { inlineStyles, letScriptsWait } from './inline-styles.ts';

const page = '<head><link rel="stylesheet" href="/assets/root-a1.css#"/></head>';

it('puts the stylesheet into the page and keeps its link for React, unfetched', () => {
  const asked: string[] = [];
  const html = inlineStyles(page, (href) => {
    asked.push(href);
    return 'a{color:red}';
  });
  expect(html).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/root-a1.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/root-a1.css#" disabled=""/></head>',
  );
  expect(asked).toEqual(['/assets/root-a1.css']);
});

it('leaves a stylesheet where it is that would end its element', () => {
  expect(inlineStyles(page, () => 'a::after{content:"</style>"}')).toBe(page);
});

it('asks for no script of the bundle before the first paint, and leaves other preloads alone', () => {
  const font = '<link rel="preload" as="font" href="/assets/a.woff2"/>';
  const page = `${font}<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">import "/assets/a.js"</script>`;
  expect(letScriptsWait(page)).toBe(
    `${font}<link rel="after-paint" fetchpriority="low" href="/assets/a.js"/><script type="text/after-paint">import "/assets/a.js"</script>`,
  );
});
