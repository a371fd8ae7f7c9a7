// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOfLink, preloadOnIntent, REST_MS } from './preload-on-intent.ts';

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

test('a page is fetched when its link is pressed or gets the focus', () => {
  end = preloadOnIntent(async (path) => void asked.push(path));
  for (const name of ['pointerdown', 'focusin', 'touchstart'])
    at('word').dispatchEvent(new Event(name, { bubbles: true }));
  expect(asked).toEqual(['/explorer', '/explorer', '/explorer']);
});

test('a page is fetched when the pointer rests on its link, not when it passes over', () => {
  vi.useFakeTimers();
  end = preloadOnIntent(async (path) => void asked.push(path));
  at('in').dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(REST_MS - 1);
  at('text').dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(REST_MS);
  expect(asked).toEqual([]);
  at('word').dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(REST_MS);
  expect(asked).toEqual(['/explorer']);
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
  at('in').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
