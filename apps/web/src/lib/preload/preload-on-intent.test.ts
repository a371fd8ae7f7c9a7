// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOfLink, preloadOnIntent, SCROLL_MS } from './preload-on-intent.ts';

let requestedPaths: string[];
let end: () => void;

beforeEach(() => {
  requestedPaths = [];
  document.body.innerHTML =
    '<a id="in" href="/explorer"><b id="word">Explorer</b></a><a id="tab" href="/faq" target="_blank">FAQ</a>' +
    '<a id="out" href="https://other.example/explorer">Elsewhere</a><p id="text">Text</p>';
  end = () => {};
});
afterEach(() => end());

const at = (id: string) => document.getElementById(id)!;

const send = (name: string, id: string) => at(id).dispatchEvent(new Event(name, { bubbles: true }));

test('a page is prefetched on hover, press or focus of its link', () => {
  end = preloadOnIntent(async (path) => void requestedPaths.push(path));
  for (const name of ['pointerover', 'pointerdown', 'focusin', 'touchstart']) send(name, 'word');
  expect(requestedPaths).toEqual(['/explorer', '/explorer', '/explorer', '/explorer']);
});

test('a link that scrolls under the pointer is prefetched only on press', () => {
  vi.useFakeTimers();
  end = preloadOnIntent(async (path) => void requestedPaths.push(path));
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(SCROLL_MS - 1);
  send('pointerover', 'word');
  expect(requestedPaths).toEqual([]);
  send('pointerdown', 'word');
  expect(requestedPaths).toEqual(['/explorer']);
  vi.advanceTimersByTime(1);
  send('pointerover', 'word');
  expect(requestedPaths).toEqual(['/explorer', '/explorer']);
  vi.useRealTimers();
});

test('links to other sites or tabs, and other elements, prefetch nothing', () => {
  expect(['tab', 'out', 'text', 'in'].map((id) => pathOfLink(at(id)))).toEqual([
    null,
    null,
    null,
    '/explorer',
  ]);
});

test('a visitor who saves data loads only opened pages', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  end = preloadOnIntent(async (path) => void requestedPaths.push(path));
  send('pointerdown', 'in');
  expect(requestedPaths).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
