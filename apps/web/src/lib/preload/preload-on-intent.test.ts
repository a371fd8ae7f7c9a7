// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOfLink, preloadOnIntent, SCROLL_MS } from './preload-on-intent.ts';

let asked: string[];
let end: () => void;

beforeEach(() => {
  asked = [];
  document.body.innerHTML =
    '<a id="in" href="/explorer"><b id="word">Explorer</b></a><a id="tab" href="/faq" target="_blank">FAQ</a>' +
    '<a id="out" href="https://other.example/explorer">Elsewhere</a><p id="text">Text</p>';
  end = () => {};
});
afterEach(() => end());

const at = (id: string) => document.getElementById(id)!;

const send = (name: string, id: string) => at(id).dispatchEvent(new Event(name, { bubbles: true }));

test('a page is fetched when the pointer, a press or the focus comes to its link', () => {
  end = preloadOnIntent(async (path) => void asked.push(path));
  for (const name of ['pointerover', 'pointerdown', 'focusin', 'touchstart']) send(name, 'word');
  expect(asked).toEqual(['/explorer', '/explorer', '/explorer', '/explorer']);
});

test('a link that is scrolled under a pointer is fetched when it is pressed', () => {
  vi.useFakeTimers();
  end = preloadOnIntent(async (path) => void asked.push(path));
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(SCROLL_MS - 1);
  send('pointerover', 'word');
  expect(asked).toEqual([]);
  send('pointerdown', 'word');
  expect(asked).toEqual(['/explorer']);
  vi.advanceTimersByTime(1);
  send('pointerover', 'word');
  expect(asked).toEqual(['/explorer', '/explorer']);
  vi.useRealTimers();
});

test('links to other sites and into other tabs, and what is no link, fetch nothing', () => {
  expect(['tab', 'out', 'text', 'in'].map((id) => pathOfLink(at(id)))).toEqual([
    null,
    null,
    null,
    '/explorer',
  ]);
});

test('a visitor who saves data fetches only what is opened', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  end = preloadOnIntent(async (path) => void asked.push(path));
  send('pointerdown', 'in');
  expect(asked).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
