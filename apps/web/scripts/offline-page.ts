import { localizePath, type Language } from '@nova/shared/language/language';
import { THEME_COLORS, THEME_SCRIPT } from '../src/lib/page/inline-scripts.ts';

const TEXTS = {
  en: {
    title: 'This page is not on your device',
    text: 'There is no connection right now, and you have not opened this page before. What you have opened is still here.',
    home: 'Home',
    whitepaper: 'Whitepaper',
    faq: 'FAQ',
  },
  de: {
    title: 'Diese Seite liegt nicht auf deinem Gerät',
    text: 'Gerade gibt es keine Verbindung, und diese Seite hast du noch nie geöffnet. Was du geöffnet hast, ist noch da.',
    home: 'Startseite',
    whitepaper: 'Whitepaper',
    faq: 'Fragen',
  },
} as const;

const STYLE = `
html{color-scheme:dark;--bg:${THEME_COLORS.dark};--ink:#eef2f4;--soft:#a8b2b9;--line:#8b959c}
html[data-theme=light]{color-scheme:light;--bg:${THEME_COLORS.light};--ink:#0f1418;--soft:#475058;--line:#6c757c}
body{margin:0;min-height:100dvh;display:grid;align-content:center;background:var(--bg);color:var(--ink);font:16px/1.55 "Instrument Sans",system-ui,sans-serif}
main{padding:24px max(16px,7vw)}svg{display:block;width:100%;height:64px}path{fill:none;stroke:var(--line);stroke-width:1.75;vector-effect:non-scaling-stroke}
h1{margin:0 0 12px;font-size:clamp(2.25rem,1.5rem + 3vw,4rem);line-height:1;letter-spacing:-.02em;font-stretch:78%;max-width:14em}
p{margin:0 0 20px;max-width:52ch;color:var(--soft)}nav{display:flex;flex-wrap:wrap;gap:8px 24px}a{color:inherit;padding:8px 0}
`.replaceAll('\n', '');

/**
 * Renders the page that the service worker shows for a page
 * that is not cached. It needs no script and no other file.
 */
export function toOfflinePage(language: Language): string {
  const texts = TEXTS[language];
  const link = (path: string, name: string) => `<a href="${localizePath(path, language)}">${name}</a>`;
  return (
    `<!doctype html><html lang="${language}" data-theme="dark"><head><meta charset="utf-8"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>` +
    `<title>${texts.title} · Nova</title><script>${THEME_SCRIPT}</script><style>${STYLE}</style></head>` +
    `<body><svg viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden="true"><path d="M0 32H100"/></svg>` +
    `<main><h1>${texts.title}</h1><p>${texts.text}</p><nav>` +
    `${link('/', texts.home)}${link('/whitepaper', texts.whitepaper)}${link('/faq', texts.faq)}</nav></main></body></html>`
  );
}
