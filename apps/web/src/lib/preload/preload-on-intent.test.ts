// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pathOfLink, preloadOnIntent } from './preload-on-intent.ts';

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

test('a page is fetched when the pointer, the focus or a finger comes to its link', () => {
  end = preloadOnIntent(async (path) => void asked.push(path));
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    at('word').dispatchEvent(new Event(name, { bubbles: true }));
  expect(asked).toEqual(['/explorer', '/explorer', '/explorer']);
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
  at('in').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(asked).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
