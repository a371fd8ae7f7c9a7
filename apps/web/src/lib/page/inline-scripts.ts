/**
 * Scripts that must run before the bundle. They are constants, so that the content security policy can
 * contain their hashes; keep them small and free of build-time values.
 */

/** Storage key of the chosen theme: `light` or `dark`; not set while the system preference applies. */
export const THEME_KEY = 'nova.theme';

/** Background of each theme (`--bg` of `styles/tokens.css`), which the browser's own toolbar uses. */
export const THEME_COLORS = { dark: '#0c1013', light: '#f1f4f6' } as const;

/**
 * Replaces storage that the browser blocks with an empty one,
 * because the script that restores scroll positions would throw.
 */
export const STORAGE_SCRIPT = `try{sessionStorage.length}catch{try{Object.defineProperty(window,'sessionStorage',{configurable:true,value:{getItem:function(){return null},setItem:function(){},removeItem:function(){}}})}catch{}}`;

/**
 * Sets the theme before the first paint, also in the first theme-color tag for the browser's toolbar. Until
 * the visitor has chosen one, the system preference applies.
 */
export const THEME_SCRIPT = `try{var k=null;try{k=localStorage.getItem('nova.theme')}catch{}if(k?k==='light':matchMedia('(prefers-color-scheme:light)').matches){document.documentElement.dataset.theme='light';var m=document.createElement('meta');m.name='theme-color';m.content='#f1f4f6';document.head.prepend(m)}}catch{}`;

/** Name of the property on `window` in which `EARLY_INPUT_SCRIPT` stores events until the page is ready. */
export const EARLY_INPUT = '__novaEarly';

/**
 * Stores clicks on `[data-early]` buttons, field input, selections and submitted forms until hydration, so
 * that nothing is lost on a slow phone. `end` replays them to listeners that may have set a field to their
 * own text meanwhile, one after the other, because each may change the state for the next. React shadows a
 * field's own property with one that tracks its value, so the text is changed through the prototype.
 */
export const EARLY_INPUT_SCRIPT = `(function(){var q=[],m=new Map,n=new Map,w=window;function type(t,v){t.value=t.defaultValue;Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),'value').set.call(t,v);t.dispatchEvent(new Event('input',{bubbles:true}))}function put(t,v){if(t.tagName==='SELECT'){t.value=v;t.dispatchEvent(new Event('change',{bubbles:true}))}else if(v===!!v){t.checked=!v;t.click()}else type(t,v)}function send(t,b){if(b)b.removeAttribute('aria-busy');if(t.isConnected)t.requestSubmit(b)}function end(){w.removeEventListener('click',f,true);w.removeEventListener('input',g,true);w.removeEventListener('submit',h,true);var d=[];m.forEach(function(v,t){d.push(function(){put(t,v)})});n.forEach(function(b,t){d.push(function(){send(t,b)})});(function next(){var one=d.shift();if(one){one();setTimeout(next)}})()}function f(e){var b=e.target&&e.target.closest&&e.target.closest('[data-early]');if(b){q.push(b.getAttribute('data-early'));b.setAttribute('aria-busy','true')}}function g(e){var t=e.target;if(!('value' in t)||t.type==='file')return;m.delete(t);m.set(t,/checkbox|radio/.test(t.type)?t.checked:t.value)}function h(e){var b=e.submitter;e.preventDefault();n.set(e.target,b);if(b)b.setAttribute('aria-busy','true')}w.__novaEarly={names:q,end:end};w.addEventListener('click',f,true);w.addEventListener('input',g,true);w.addEventListener('submit',h,true)})()`;

/** Type of the module scripts in a built page, which no browser executes by itself. */
export const LATER_SCRIPT_TYPE = 'text/after-paint';

/** Relation of the module links in a built page until its first paint. */
export const LATER_LINK_RELATION = 'after-paint';

/** Marks the link to a stylesheet whose critical part is inlined in the built page. */
export const LATER_SHEET_ATTRIBUTE = 'data-after-paint';

/**
 * Loads the rest of the styles and then the bundle once the page is painted, which is when it is on the
 * screen, not when its frame is rendered. The page is readable without them, and on a slow connection its
 * text and font load first. The stylesheet is added after all others, because one in between would make the
 * browser resolve all layers and fonts again and lay out every text. A background page paints nothing and a
 * busy one late; a timer starts both anyway.
 */
export const AFTER_PAINT_SCRIPT = `(function(){var d=document,s=0;function go(){if(s)return;s=1;d.querySelectorAll('link[data-after-paint]').forEach(function(l){d.body.append(l);l.disabled=false});d.querySelectorAll('link[rel="after-paint"]').forEach(function(l){l.rel='modulepreload'});var w=d.querySelector('script[type="text/after-paint"]');if(w){var m=d.createElement('script');m.type='module';m.textContent=w.textContent;d.head.append(m)}}function soon(){if(d.hidden)return go();setTimeout(go,1000);try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)setTimeout(go)}).observe({type:'paint',buffered:true})}catch{requestAnimationFrame(function(){setTimeout(go)})}}if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',soon);else soon()})()`;

/**
 * Marks a long page opened at its top: until its fonts are loaded, the browser lays out only what is on the
 * screen. Skipped when returning to a page and for anchors, because the scroll position must exist at once.
 */
export const UNSETTLED_SCRIPT = `(function(n){if(!location.hash&&n&&n.type==='navigate')document.documentElement.dataset.unsettled=''})(performance.getEntriesByType('navigation')[0])`;
