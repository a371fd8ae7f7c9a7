/**
 * The scripts that must run before the bundle. They are constants, so that the content security policy can
 * name their hashes; keep them small and free of build-time values.
 */

/** Where the chosen theme is kept: `light` or `dark`; nothing while the system's preference decides. */
export const THEME_KEY = 'nova.theme';

/** The ground of each theme (`--bg` of `styles/tokens.css`), which the browser's own bars take. */
export const THEME_COLORS = { dark: '#0c1013', light: '#f1f4f6' } as const;

/**
 * Gives a browser that refuses its storage one that keeps nothing: the script that restores positions of scrolling
 * would end in an error there.
 */
export const STORAGE_SCRIPT = `try{sessionStorage.length}catch{try{Object.defineProperty(window,'sessionStorage',{configurable:true,value:{getItem:function(){return null},setItem:function(){},removeItem:function(){}}})}catch{}}`;

/**
 * Sets the theme before the first paint, also for the browser's own bars: the first of their tags counts. Until a
 * visitor has chosen one, it is that of the system.
 */
export const THEME_SCRIPT = `try{var k=null;try{k=localStorage.getItem('nova.theme')}catch{}if(k?k==='light':matchMedia('(prefers-color-scheme:light)').matches){document.documentElement.dataset.theme='light';var m=document.createElement('meta');m.name='theme-color';m.content='#f1f4f6';document.head.prepend(m)}}catch{}`;

/** Name of what `EARLY_INPUT_SCRIPT` keeps on `window` until the page is ready. */
export const EARLY_INPUT = '__novaEarly';

/**
 * Remembers presses on `[data-early]` buttons, what is typed and chosen in fields and which forms are sent until
 * hydration, so that nothing is lost on a slow phone. `end` does it once more, for who listens by then and may have set
 * a field to a text of its own: one after the other, as each may change what the next one finds. React hides a field's
 * own property behind one that notes what was set, so a text is changed behind its back.
 */
export const EARLY_INPUT_SCRIPT = `(function(){var q=[],m=new Map,n=new Map,w=window;function type(t,v){t.value=t.defaultValue;Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),'value').set.call(t,v);t.dispatchEvent(new Event('input',{bubbles:true}))}function put(t,v){if(t.tagName==='SELECT'){t.value=v;t.dispatchEvent(new Event('change',{bubbles:true}))}else if(v===!!v){t.checked=!v;t.click()}else type(t,v)}function send(t,b){if(b)b.removeAttribute('aria-busy');if(t.isConnected)t.requestSubmit(b)}function end(){w.removeEventListener('click',f,true);w.removeEventListener('input',g,true);w.removeEventListener('submit',h,true);var d=[];m.forEach(function(v,t){d.push(function(){put(t,v)})});n.forEach(function(b,t){d.push(function(){send(t,b)})});(function next(){var one=d.shift();if(one){one();setTimeout(next)}})()}function f(e){var b=e.target&&e.target.closest&&e.target.closest('[data-early]');if(b){q.push(b.getAttribute('data-early'));b.setAttribute('aria-busy','true')}}function g(e){var t=e.target;if(!('value' in t)||t.type==='file')return;m.delete(t);m.set(t,/checkbox|radio/.test(t.type)?t.checked:t.value)}function h(e){var b=e.submitter;e.preventDefault();n.set(e.target,b);if(b)b.setAttribute('aria-busy','true')}w.__novaEarly={names:q,end:end};w.addEventListener('click',f,true);w.addEventListener('input',g,true);w.addEventListener('submit',h,true)})()`;

/** The kind of script that a built page carries instead of its modules', which no browser runs by itself. */
export const LATER_SCRIPT_TYPE = 'text/after-paint';

/** The relation that a built page's links to modules carry until its first paint. */
export const LATER_LINK_RELATION = 'after-paint';

/** Marks the link to a stylesheet whose critical part is inlined in the built page. */
export const LATER_SHEET_ATTRIBUTE = 'data-after-paint';

/**
 * Starts the bundle, and before it what is left of the styles, once the page is painted, which is when
 * it stands on the screen, not when its frame is drawn. A page reads well without it, and on a slow line the page's own
 * text and font come first. The sheet goes behind all others: one that comes between them makes the browser sort out all
 * layers and fonts anew, and lay out every text. A page in the background paints nothing and a stuck one late: both start all the same.
 */
export const AFTER_PAINT_SCRIPT = `(function(){var d=document,s=0;function go(){if(s)return;s=1;d.querySelectorAll('link[data-after-paint]').forEach(function(l){d.body.append(l);l.disabled=false});d.querySelectorAll('link[rel="after-paint"]').forEach(function(l){l.rel='modulepreload'});var w=d.querySelector('script[type="text/after-paint"]');if(w){var m=d.createElement('script');m.type='module';m.textContent=w.textContent;d.head.append(m)}}function soon(){if(d.hidden)return go();setTimeout(go,1000);try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)setTimeout(go)}).observe({type:'paint',buffered:true})}catch{requestAnimationFrame(function(){setTimeout(go)})}}if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',soon);else soon()})()`;

/**
 * Marks a long page that is opened at its top: until its fonts are there, the browser lays out only what is on the
 * screen. Not for whoever comes back or for a place further down: they have to find it at once.
 */
export const UNSETTLED_SCRIPT = `(function(n){if(!location.hash&&n&&n.type==='navigate')document.documentElement.dataset.unsettled=''})(performance.getEntriesByType('navigation')[0])`;
