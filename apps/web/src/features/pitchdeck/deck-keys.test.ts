import { expect, it } from 'vitest';
import { isTyping, moveOf, moveOfSwipe } from './deck-keys.ts';

const click = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  target: null,
  ...more,
});

it('knows what each key asks for', () => {
  const keys = ['ArrowRight', ' ', 'ArrowLeft', 'Home', 'End', 'o', 'O', 'f', 'Escape', 'x'];
  expect(keys.map((key) => moveOf(click(key)))).toEqual([
    'next',
    'next',
    'previous',
    'first',
    'last',
    'overview',
    'overview',
    'fullScreen',
    'escape',
    null,
  ]);
});

it('leaves shortcuts of the browser alone', () => {
  expect(moveOf(click('f', { ctrlKey: true }))).toBe(null);
  expect(moveOf(click('ArrowLeft', { altKey: true }))).toBe(null);
});

it('leaves keys to fields, dialogs and pressed buttons', () => {
  document.body.innerHTML = '<input><button>b</button><dialog><p>d</p></dialog><p>text</p>';
  const at = (selector: string) => document.querySelector(selector);
  expect(isTyping(click('o', { target: at('input') }))).toBe(true);
  expect(isTyping(click(' ', { target: at('button') }))).toBe(true);
  expect(isTyping(click('ArrowRight', { target: at('button') }))).toBe(false);
  expect(isTyping(click('Escape', { target: at('dialog p') }))).toBe(true);
  expect(isTyping(click('o', { target: at('body > p') }))).toBe(false);
});

it('tells a swipe from a scroll and from a tap', () => {
  expect(moveOfSwipe(-120, 20)).toBe('next');
  expect(moveOfSwipe(90, -10)).toBe('previous');
  expect(moveOfSwipe(-90, 80)).toBe(null);
  expect(moveOfSwipe(-20, 0)).toBe(null);
});
