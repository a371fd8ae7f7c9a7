/**
 * The two scripts that must run before the bundle. They are constants, so that the content security policy can
 * name their hashes; keep them small and free of build-time values.
 */

/** Where the theme is kept: `light`, or nothing for the default, dark. */
export const THEME_KEY = 'nova.theme';

/** The ground of each theme (`--bg` of `styles/tokens.css`), which the browser's own bars take. */
export const THEME_COLORS = { dark: '#0c1013', light: '#f1f4f6' } as const;

/** Sets the chosen theme before the first paint, also for the browser's own bars: the first of their tags counts. */
export const THEME_SCRIPT = `try{if(localStorage.getItem('nova.theme')==='light'){document.documentElement.dataset.theme='light';var m=document.createElement('meta');m.name='theme-color';m.content='#f1f4f6';document.head.prepend(m)}}catch{}`;

/** Name of the queue on `window` that `EARLY_CLICKS_SCRIPT` fills until the page is ready. */
export const EARLY_CLICKS_QUEUE = '__novaEarlyClicks';

/** Remembers presses on `[data-early]` buttons until hydration, so that no click is lost on a slow phone. */
export const EARLY_CLICKS_SCRIPT = `(function(){var q=[];window.__novaEarlyClicks={names:q,stop:function(){removeEventListener('click',f,true)}};function f(e){var b=e.target&&e.target.closest&&e.target.closest('[data-early]');if(b){q.push(b.getAttribute('data-early'));b.setAttribute('aria-busy','true')}}addEventListener('click',f,true)})()`;
